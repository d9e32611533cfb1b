import type { Plugin } from 'vite';
import { isLocale, type Locale, locales } from '#sites/locales.ts';
import { compileMessages } from './compile-messages.ts';
import { readMessageFiles, readMessages } from './read-messages.ts';
import { textAddress, textFiles } from './text-files.ts';
import type { TextFiles } from './texts.ts';

const prefix = 'virtual:messages/';

/**
 * Makes `virtual:messages/{locale}` all messages of a language, for the server, with the addresses at which a browser
 * finds them by area; in a build these are files of their own, in development `virtual:messages/{locale}/{name}`.
 */
export function viteMessages(): Plugin {
  let isBuild = false;
  return {
    name: 'solstice:messages',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    buildStart() {
      if (!isBuild || this.environment.name !== 'client') return;
      for (const locale of locales) {
        const files = textFiles(locale);
        const address = textAddress(locale, files);
        for (const { name, code } of files)
          this.emitFile({ type: 'asset', fileName: address.replace('*', name), source: code });
      }
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [locale = '', name] = id.slice(prefix.length + 1).split('/');
      if (!isLocale(locale)) throw new Error(`No messages in ${locale}`);
      for (const { path } of readMessageFiles(locale)) this.addWatchFile(path);
      if (name) return textFiles(locale).find((file) => file.name === name)?.code;
      return allOf(locale, isBuild);
    },
  };
}

function allOf(locale: Locale, isBuild: boolean): string {
  const files = textFiles(locale);
  const named: TextFiles = {
    address: isBuild ? `/${textAddress(locale, files)}` : `/@id/__x00__${prefix}${locale}/*`,
    shared: Object.fromEntries(
      files.flatMap(({ areas, name }) => areas.filter((area) => area !== name).map((area) => [area, name])),
    ),
  };
  const json = JSON.stringify(JSON.stringify(compileMessages(readMessages(locale))));
  return [
    `export const messages = JSON.parse(${json});`,
    `export const files = ${JSON.stringify(named)};`,
  ].join('\n');
}
