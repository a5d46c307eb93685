export declare function effectsOfEvents(
  reduce: (run: never, event: never) => unknown,
  folder: string,
): Record<string, string[]>
export function changedFields(before: object | undefined, after: object): string[]
