import picocolors from 'picocolors'

export type Palette = ReturnType<typeof picocolors.createColors>

/** Colour is decided by whoever knows the terminal, never guessed here. */
export const palette = (colour: boolean): Palette => picocolors.createColors(colour)
