const units = [
  'a',
  'A',
  '1',
  ' ',
  'a ',
  'a.',
  '.',
  '+',
  '-',
  '"',
  '\\"',
  '"@',
  '@',
  'a@a.',
  'я',
  'я ',
  '0',
  '1 ',
  ',',
  '(',
  '?',
  '1.1.',
  '\u0301',
  '👍',
  'ש',
];
const size = 100_000;

/** The shortest of three times, in milliseconds: a busy machine only ever adds to it. */
export const fastest = (work: () => unknown) =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );

/** Looks at every character once. */
function scan(text: string) {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum += text.charCodeAt(at);
  return sum;
}

/** Good until the very end, so that whatever can be tried again is. */
export const hostileTexts = units.flatMap((unit) => {
  const text = unit.repeat(size / unit.length);
  return [text, `${text}\n`, `a@${text}!`, `"${text}`, `+7${text}x`, `1${text}₽`];
});

/** What reading such a text once takes. */
export const oneReading = Math.max(...hostileTexts.map((text) => fastest(() => scan(text))));
