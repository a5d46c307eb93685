export declare function effectsOfEvents(
  reduce: (run: never, event: never) => unknown,
  folder: string,
): Record<string, string[]>
