/** A markdown text with `{{slots}}`. An unknown or unfilled slot is an error, found when the template is made or filled. */
export interface Template<Slot extends string> {
  fill(values: Record<Slot, string>): string
}

const SLOT = /\{\{([a-zA-Z]+)\}\}/g

export function template<const Slot extends string>(text: string, slots: readonly Slot[]): Template<Slot> {
  const found = new Set([...text.matchAll(SLOT)].map((match) => match[1]))
  for (const name of found)
    if (!slots.some((slot) => slot === name)) throw new Error(`unknown slot {{${name}}}`)
  for (const slot of slots) if (!found.has(slot)) throw new Error(`slot {{${slot}}} is not in the text`)
  return {
    // One pass: a value that itself contains {{…}} is data and stays as it is.
    fill: (values) =>
      text.replace(SLOT, (_, name: Slot) => {
        const value = values[name]
        if (value === undefined) throw new Error(`slot {{${name}}} is not filled`)
        return value
      }),
  }
}
