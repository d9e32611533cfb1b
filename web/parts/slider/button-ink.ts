/** What stands on a button: ink, else white, else black, whichever can be read first (WCAG 2.2: 4.5 to 1). */
const inks = ['#101d3f', '#ffffff', '#000000'] as const;

const readable = 4.5;

/** The colour of the words on a button of an editor's colour, `#rrggbb`. On any colour one of them can be read. */
export const inkOn = (colour: string): string =>
  inks.find((ink) => contrastOf(ink, colour) >= readable) ?? '#000000';

/** WCAG 2.2 contrast ratio of two colours. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
