import { createHash } from 'node:crypto';
import type { Locale } from '#sites/locales.ts';
import { compileMessages } from './compile-messages.ts';
import { areasReached, frame } from './reach.ts';
import { type MessageFile, readMessageFiles } from './read-messages.ts';

export type TextFile = { name: string; areas: string[]; code: string };

const shellAreas = new Set(areasReached(frame));

/** Areas that pages speak of together, or that are too small for a request of their own: they share the first's file. */
const together = [
  ['common', 'dates', 'wizard', 'leavingSoon'],
  ['home', 'rates', 'signIn', 'editorial', 'richText'],
  ['offices', 'officeList'],
  ['validations', 'form'],
];

const nameOf = ({ area }: MessageFile) =>
  shellAreas.has(area) ? 'shell' : (together.find((areas) => areas.includes(area))?.[0] ?? area);

/** What a browser can fetch of a language: the texts of the shell together, and each other group of areas. */
export function textFiles(locale: Locale): TextFile[] {
  return [...Map.groupBy(readMessageFiles(locale), nameOf)].map(([name, files]) => ({
    name,
    areas: files.map(({ area }) => area),
    code: asModule(Object.assign({}, ...files.map(({ texts }) => texts))),
  }));
}

/**
 * The address of a language's files, with `*` for the name of one. It tells what all of them say, so that server and
 * browser agree on it and a browser may keep them for good; one for each file would be a thousand bytes of every page.
 */
export function textAddress(locale: Locale, files: readonly TextFile[]): string {
  const hash = createHash('sha256');
  for (const { code } of files) hash.update(code);
  return `assets/texts-${locale}-${hash.digest('hex').slice(0, 8)}-*.js`;
}

/** Parsing a JSON text is faster than parsing the same object as code. */
const asModule = (texts: Record<string, string>) =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(compileMessages(texts)))});\n`;
