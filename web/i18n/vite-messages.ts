import type { Plugin } from 'vite';
import { isLocale } from '#sites/locales.ts';
import { compileMessages } from './compile-messages.ts';
import { readMessageFiles, readMessages } from './read-messages.ts';

const prefix = 'virtual:messages/';

/** Makes `virtual:messages/{locale}` the compiled messages of that language, one chunk each. */
export function viteMessages(): Plugin {
  return {
    name: 'solstice:messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const locale = id.slice(prefix.length + 1);
      if (!isLocale(locale)) throw new Error(`No messages in ${locale}`);
      for (const { path } of readMessageFiles(locale)) this.addWatchFile(path);
      // Parsing a JSON text is faster than parsing the same object as code.
      const json = JSON.stringify(JSON.stringify(compileMessages(readMessages(locale))));
      return `export default JSON.parse(${json});`;
    },
  };
}
