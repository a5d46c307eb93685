export declare const BUNDLES: readonly {
  file: string
  start?: string
  modules?: readonly string[]
  from?: readonly string[]
  own?: string
  libraries?: boolean
  why: string
}[]

export const MODULE: { file: string; start: string }
