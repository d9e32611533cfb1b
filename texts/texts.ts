import { memoizeAsync } from '#lib/memoize-async.ts';
import type { Area } from './areas.ts';
import type { CompiledMessages, Message } from './compile-messages.ts';

/**
 * Where a browser finds the texts of each area in one language. The names stand on every page, so that they say what
 * distinguishes them and no more.
 */
export type TextFiles = {
  /** The address of a file, with `*` where its name stands. */
  address: string;
  /** The file of the areas that share one; that of every other has its name. */
  shared: Partial<Record<Area, string>>;
};

export const addressOf = ({ address, shared }: TextFiles, area: Area): string =>
  address.replace('*', shared[area] ?? area);

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
      const file = addressOf(files, area);
      if (!fetchers.has(file))
        fetchers.set(
          file,
          memoizeAsync(() => fetchFile(file)),
        );
      return fetchers.get(file)?.();
    },
  };
}
