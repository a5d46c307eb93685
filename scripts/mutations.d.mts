export declare function mutations(
  root: string,
  effects: Record<string, string[]>,
): { name: string; file: string; change(text: string): string; tests?: string[] }[]
