import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Locale } from '#sites/locales.ts';

/** Where the texts of a language lie: a JSON file an area of the site. */
export const messagesFolder = (locale: Locale) => join(import.meta.dirname, 'messages', locale);

export type MessageFile = { area: string; path: string; texts: Record<string, string> };

/** The message files of a language, read from disk: for the build and for tests. */
export const readMessageFiles = (locale: Locale): MessageFile[] =>
  readdirSync(messagesFolder(locale))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const path = join(messagesFolder(locale), file);
      return { area: basename(file, '.json'), path, texts: JSON.parse(readFileSync(path, 'utf8')) };
    });

/** All texts of a language, by key, as their authors wrote them. */
export const readMessages = (locale: Locale): Record<string, string> =>
  Object.assign({}, ...readMessageFiles(locale).map(({ texts }) => texts));
