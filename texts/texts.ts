import { askOnce } from '#lib/ask-once.ts';
import type { Area } from './areas.ts';
import type { CompiledMessages, Message } from './compile-messages.ts';

/** Where a browser finds the texts of each area in one language. */
export type TextFiles = Record<Area, string>;

/** The texts of one language, as far as they are here. */
export type Texts = {
  find: (key: string) => Message | undefined;
  /** Fetches an area once, and is the same promise ever after; undefined where all texts are here anyway. */
  fetch: (area: Area) => Promise<void> | undefined;
};

type TextFile = { default: CompiledMessages };

/** All texts at once: for the server and for tests. */
export const allTexts = (messages: CompiledMessages): Texts => ({
  find: (key) => messages[key],
  fetch: () => undefined,
});

/** Texts that come as they are needed: a page fetches the areas that it speaks of, and no others. */
export function textsByArea(
  files: TextFiles,
  load = (file: string): Promise<TextFile> => import(/* @vite-ignore */ file),
): Texts {
  let messages: CompiledMessages = {};
  const fetchers = new Map<string, () => Promise<void>>();

  const fetchFile = async (file: string) => {
    const { default: more } = await load(file);
    messages = { ...messages, ...more };
  };
  return {
    find: (key) => messages[key],
    fetch: (area) => {
      const file = files[area];
      if (!fetchers.has(file))
        fetchers.set(
          file,
          askOnce(() => fetchFile(file)),
        );
      return fetchers.get(file)?.();
    },
  };
}
