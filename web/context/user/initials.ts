/** [S]§9: how many colours avatars have. */
export const avatarColours = 7;

/** The first letters of the first two words of a name: 'SR' for «Solstice Riga»; empty where it has no letters. */
export const initials = (name: string): string =>
  (name.match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('');

/** A name always has the same of the colours, from 1. */
export const avatarColour = (name: string): number =>
  ([...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % avatarColours) + 1;
