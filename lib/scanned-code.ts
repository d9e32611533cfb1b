import { encode } from 'uqr';

/** A code to point a phone at. */
export type ScannedCode = {
  /** Its side, in squares. */
  size: number;
  /** Its dark squares, as the path of an SVG. */
  path: string;
};

/** The QR code that says a text; `M` is still read with a seventh of it covered, `L` with half as much. */
export function scannedCode(text: string, ecc: 'L' | 'M'): ScannedCode {
  const { data, size } = encode(text, { ecc, border: 0 });
  const rows = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: rows.join('') };
}
