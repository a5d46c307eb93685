declare module '*.md?raw' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: the shape that bundlers give to a raw import
  export default text
}
