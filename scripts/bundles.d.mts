export declare const BUNDLES: readonly {
  file: string
  start?: string
  modules?: readonly string[]
  from?: readonly string[]
  libraries?: boolean
  why: string
}[]
