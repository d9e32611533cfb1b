/** The widths in pixels that pictures are given away in, among those that are drawn ([S]§7.1), and what each is for. */
export const pictureSizes = [
  { use: 'letters', width: 680 },
  { use: 'sites', width: 1360 },
  { use: 'print', width: 2176 },
] as const;

type Kept = { src: string; width: number; hotel: string; number: number };

/** Where a picture comes as a JPEG with a name that says what it is. */
export const pictureFile = ({ src, width, hotel, number }: Kept): string =>
  `/img?${new URLSearchParams({ url: src, width: String(width), file: `${hotel}-${number}-${width}` })}`;
