/** An address of the web or of a mailbox: with a scheme, `www.`, an `@`, or a name with a path or a port behind it. */
const address = /\S*:\/\/\S*|www\.\S*|\S*@\S*|(?:[\p{L}\p{N}_-]+\.)+[\p{L}\p{N}-]{2,}(?:[/:?#]\S*)/giu;

/** A bare name of a host, which mail programs make a link of: the last part has letters, as no day or number has. */
const host = /(?:[\p{L}\p{N}_-]+\.)+(?=[\p{L}\p{N}-]*\p{L})[\p{L}\p{N}-]{2,}/gu;
const fourNumbers = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;

/** What ends a line in one mail program or another. */
const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
/** Marks that turn the direction of what follows: a name behind them reads backwards. */
const turns = /[\u202A-\u202E\u2066-\u2069]/g;

/** The lines of a text, wherever a mail program would end one. */
export const mailLines = (text: string): string[] => text.split(lineEnds);

/** The text of a mail without control characters but line ends and tabs, and without marks that turn its direction. */
export const mailText = (text: string): string =>
  mailLines(text)
    .join('\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .replace(turns, '');

/**
 * What somebody has typed (a name, a title) for a mail to somebody else: one line of at most `most` characters, without an
 * address. A mail of ours leads nobody where a stranger wants them.
 */
export function mailWords(typed: string, most = 80): string {
  const line = typed
    .replace(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(/[。｡]/gu, '.')
    .replace(address, ' ')
    .replace(fourNumbers, ' ')
    .replace(host, (name) => name.replaceAll('.', ' '))
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...line];
  const short =
    letters.length > most
      ? `${letters
          .slice(0, most - 1)
          .join('')
          .trimEnd()}…`
      : line;
  return short || '–';
}
