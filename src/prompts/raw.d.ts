declare module '*.md?raw' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: the shape that bundlers give to a raw import
  export default text
}

/** All texts of a folder by name; see scripts/markdown.mjs. */
declare module '*.md?all' {
  const texts: Readonly<Record<string, string>>
  // biome-ignore lint/style/noDefaultExport: the shape that bundlers give to a raw import
  export default texts
}
