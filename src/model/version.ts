declare const __VERSION__: string | undefined

/** The version number of package.json, inserted by the build. Tests run the sources without it. */
export const VERSION = typeof __VERSION__ === 'string' ? __VERSION__ : '0.0.0-source'

/**
 * The version of the rules by which runs decide. A run keeps the one that it began with, so that its journal means the
 * same later. 2: the first task is reviewed, BLOCKED looks for its blocker, and a verifier's no has retries of its own.
 */
export const RULES = 2
