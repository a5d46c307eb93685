declare module '*.css?raw' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: the shape that bundlers give to a raw import
  export default text
}

declare module '*.js?raw' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: the shape that bundlers give to a raw import
  export default text
}
