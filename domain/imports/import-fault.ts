/** What is wrong with one place of the files. Without a line it is the file itself, without a column the row. */
export type Fault = { file: string; line?: number; column?: string; reason: string; value?: string };

/** The first faults of a file and how many there are. */
export type FileFaults = { file: string; total: number; first: Fault[] };

/** A fault of a row, whose file and line are known. */
export type RowFault = { column?: string; reason: string; value?: string };

/** At most so many faults of a file are told one by one. */
export const reportedPerFile = 100;

/** A fault as one line: `hotel.csv:17 column star_id: no star 99`. */
export function faultLine({ file, line, column, reason, value }: Fault) {
  const place = line === undefined ? file : `${file}:${line}`;
  const where = column ? `${place} column ${column}` : place;
  return value && !reason.split(' ').includes(value)
    ? `${where}: ${reason} (${shown(value)})`
    : `${where}: ${reason}`;
}

const shown = (value: string) => JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);

/** As much of a faulty value as is told; PostgreSQL cannot store the character 0. */
export const excerpt = (value: string) => value.slice(0, 61).replaceAll('\0', '␀');

/** The one of `known` that `word` is most likely a slip for; undefined when none is near. */
export function nearest(word: string, known: readonly string[]) {
  const ranked = known
    .map((candidate) => ({ candidate, edits: editsBetween(word.toLowerCase(), candidate) }))
    .sort((a, b) => a.edits - b.edits);
  const [best] = ranked;
  return best && best.edits <= Math.max(1, Math.floor(word.length / 2)) ? best.candidate : undefined;
}

// Levenshtein's distance, one row of its table at a time.
function editsBetween(a: string, b: string) {
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, above[j]! + 1, row[j - 1]! + 1));
    }
    above = row;
  }
  return above[b.length]!;
}
