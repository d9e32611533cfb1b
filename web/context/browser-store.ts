import { type Cookie, cookieText } from '#lib/cookies.ts';

/** What is kept under names: for good, or as long as the tab is open. */
export type Store = {
  get: (name: string) => string | null;
  set: (name: string, value: string) => void;
  remove: (name: string) => void;
};

/**
 * A storage of the browser. It may be forbidden or full, and then every touch of it throws: what cannot be stored is
 * remembered until the page goes.
 */
export function openStore(open: () => Storage): Store {
  const remembered = new Map<string, string>();
  return {
    get: (name) => remembered.get(name) ?? allowed(() => open().getItem(name)) ?? null,
    set: (name, value) => {
      remembered.delete(name);
      const isStored = allowed(() => {
        open().setItem(name, value);
        return true;
      });
      if (!isStored) remembered.set(name, value);
    },
    remove: (name) => {
      remembered.delete(name);
      allowed(() => open().removeItem(name));
    },
  };
}

/** Kept on the device until it is removed. */
export const deviceStore = openStore(() => localStorage);

/** Kept until the tab is closed. */
export const tabStore = openStore(() => sessionStorage);

/** The cookies that scripts see; none where cookies are forbidden. */
export const readCookies = (): string => allowed(() => document.cookie) ?? '';

/** Sets a cookie, or takes it away. */
export const writeCookie = (cookie: Cookie): void =>
  allowed(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser
    document.cookie = cookieText(cookie, location.protocol === 'https:');
  });

/** A browser refuses with an exception, already on the way to the storage: then there is nothing. */
function allowed<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
