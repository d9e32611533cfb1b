import { createHash } from 'node:crypto';
import type { Locale } from '#sites/locales.ts';
import { compileMessages } from './compile-messages.ts';
import { areasReached, frame } from './reach.ts';
import { type MessageFile, readMessageFiles } from './read-messages.ts';

export type TextFile = { name: string; areas: string[]; code: string; path: string };

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
  const named = Map.groupBy(readMessageFiles(locale), nameOf);
  return [...named].map(([name, files]) => textFile(locale, name, files));
}

/** The name tells the content, so that server and browser agree on it and a browser may keep the file for good. */
function textFile(locale: Locale, name: string, files: MessageFile[]): TextFile {
  const code = asModule(Object.assign({}, ...files.map(({ texts }) => texts)));
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const areas = files.map(({ area }) => area);
  return { name, areas, code, path: `assets/texts-${locale}-${name}-${hash}.js` };
}

/** Parsing a JSON text is faster than parsing the same object as code. */
const asModule = (texts: Record<string, string>) =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(compileMessages(texts)))});\n`;
