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
  '\u0301\u0323', // in the wrong order
  '👍',
  'ש',
];
const size = 100_000;

/** A busy machine only ever adds to a time, so the best of some tries counts. */
const tries = 5;

function timeOf(work: () => unknown) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

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

/** What reading such a text once takes, in milliseconds. */
const oneReading = Math.max(
  ...hostileTexts.map((text) => Math.min(...Array.from({ length: tries }, () => timeOf(() => scan(text))))),
);

/** The texts that take more than some readings, each by its beginning. Anyone who reads a text again and again takes thousands. */
export const slowlyRead = (read: (text: string) => unknown): string[] =>
  hostileTexts.filter((text) => !isQuick(() => read(text))).map((text) => text.slice(0, 10));

const isQuick = (work: () => unknown) =>
  Array.from({ length: tries }).some(() => timeOf(work) < 200 * oneReading);
