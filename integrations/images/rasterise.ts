/** The formats the image route serves, the preferred first. */
export const imageFormats = ['webp', 'avif', 'jpeg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

export type RasterOptions = {
  /** Pixels; the height follows from the drawing. */
  width: number;
  format: ImageFormat;
  /** Softens a tiny placeholder. */
  blur: boolean;
};

/** Turns SVG text into the bytes of a picture; throws when the drawing is broken or too large. */
export type Rasterise = (svg: string, options: RasterOptions) => Promise<Uint8Array<ArrayBuffer>>;
