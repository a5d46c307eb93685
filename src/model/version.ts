declare const __VERSION__: string | undefined

/** The one version number, from package.json, put in by the build; tests run the sources without it. */
export const VERSION = typeof __VERSION__ === 'string' ? __VERSION__ : '0.0.0-source'
