/**
 * Digits and letters as strokes in a box of 4 × 6, for a picture that looks the same on every machine: which fonts a
 * server has is not known.
 */
const strokes: Record<string, string> = {
  '0': 'M1.2 0H2.8Q4 0 4 1.2V4.8Q4 6 2.8 6H1.2Q0 6 0 4.8V1.2Q0 0 1.2 0Z',
  '1': 'M.8 1.2L2.4 0V6',
  '2': 'M0 1.4Q.2 0 2 0Q4 0 4 1.6Q4 2.8 2.4 4L0 6H4',
  '3': 'M.1 .3H3.8L1.8 2.4Q4 2.4 4 4.2Q4 6 2 6Q.4 6 0 4.8',
  '4': 'M3 6V0L0 4.2H4',
  '5': 'M3.6 0H.6L.3 2.7Q1 2.2 2 2.2Q4 2.2 4 4.1Q4 6 2 6Q.5 6 0 5',
  '6': 'M3.2 0Q0 1.6 0 4Q0 6 2 6Q4 6 4 4.1Q4 2.3 2 2.3Q.6 2.3 .1 3.4',
  '7': 'M0 0H4L1.4 6',
  '8': 'M2 2.8Q.3 2.8 .3 1.4Q.3 0 2 0Q3.7 0 3.7 1.4Q3.7 2.8 2 2.8Q0 2.8 0 4.4Q0 6 2 6Q4 6 4 4.4Q4 2.8 2 2.8',
  '9': 'M.8 6Q4 4.4 4 2Q4 0 2 0Q0 0 0 1.9Q0 3.7 2 3.7Q3.4 3.7 3.9 2.6',
  a: 'M0 6L2 0L4 6M.7 4H3.3',
  b: 'M0 0V6H2.2Q4 6 4 4.4Q4 2.9 2.2 2.9H0M2.2 2.9Q3.6 2.8 3.6 1.4Q3.6 0 2 0H0',
  c: 'M4 1.3Q3.5 0 2.1 0Q0 0 0 3Q0 6 2.1 6Q3.5 6 4 4.7',
  d: 'M0 0V6H1.6Q4 6 4 3Q4 0 1.6 0Z',
  e: 'M4 0H0V6H4M0 2.9H3.2',
  s: 'M3.8 1.2Q3.5 0 2 0Q.2 0 .2 1.5Q.2 2.7 2 3Q4 3.3 4 4.6Q4 6 2 6Q.3 6 0 4.7',
};

/** Above all: each glyph once, to be used by name. */
export const glyphs = (): string =>
  Object.entries(strokes)
    .map(([name, path]) => `<path id="g${name}" d="${path}"/>`)
    .join('');

type Place = { x: number; y: number; height: number; colour: string; isTurned?: boolean };

/** A word of these glyphs with its middle at a point, from the bottom to the top where it is turned. */
export function writeGlyphs(word: string, { x, y, height, colour, isTurned = false }: Place): string {
  const step = 5.6;
  const scale = height / 6;
  const letters = [...word].map(
    (letter, i) => `<use href="#g${letter}"${i ? ` x="${tenth(i * step)}"` : ''}/>`,
  );
  const width = word.length * step - (step - 4);
  const turn = isTurned ? ' rotate(-90)' : '';
  const move = `translate(${tenth(x)} ${tenth(y)})${turn} scale(${tenth(scale * 10) / 10}) translate(${-tenth(width / 2)} -3)`;
  return `<g transform="${move}" stroke="${colour}">${letters.join('')}</g>`;
}

const tenth = (value: number) => Math.round(value * 10) / 10;
