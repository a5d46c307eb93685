declare const __VERSION__: string | undefined

/** The version number of package.json, inserted by the build. Tests run the sources without it. */
export const VERSION = typeof __VERSION__ === 'string' ? __VERSION__ : '0.0.0-source'
