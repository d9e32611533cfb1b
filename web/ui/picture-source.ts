/** Pictures are asked for larger than they are drawn, for dense screens ([S]§7.1). */
const widthScale = 1.7;

/** The image route's address of an own media path, to be drawn `width` pixels wide ([S]§7.1). */
export const pictureSource = (src: string, width: number) => address(src, Math.ceil(width * widthScale));

/** The tiny copy that is shown blurred while the picture loads. */
export const placeholderSource = (src: string) => address(src, 20);

/** Candidates from a third of the drawn width up to the whole: phones fetch no more than they show. */
export const pictureSourceSet = (src: string, width: number) =>
  [width / 3, width / 1.7, width]
    .map((drawn) => `${pictureSource(src, drawn)} ${Math.ceil(drawn * widthScale)}w`)
    .join(', ');

const address = (src: string, width: number) => `/img?url=${encodeURIComponent(src)}&width=${width}`;
