/** Tiles of a gallery on a wide window, alone and with a map beside them, and on a narrow one ([W]§9). */
export const mostTiles = { alone: 7, besideMap: 6, narrow: 4 } as const;
