import { type ImageFormat, imageFormats } from '#integrations/images/rasterise.ts';

/**
 * The format for an `Accept` header: the first of ours that it names, JPEG when it names none, for wildcards are also
 * sent by browsers that cannot show the others. WebP comes before AVIF: a poster 1,360 px wide takes 80 ms against 300.
 */
export function chooseFormat(accept: string): ImageFormat {
  const named = accept.toLowerCase().split(',').map(readRange);
  return (
    imageFormats.find((format) => named.some(({ type, wanted }) => wanted && type === `image/${format}`)) ??
    'jpeg'
  );
}

function readRange(text: string): { type: string; wanted: boolean } {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim());
  return { type, wanted: !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) };
}
