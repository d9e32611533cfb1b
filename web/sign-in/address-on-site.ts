import type { RouterContextProvider } from 'react-router';
import { addressOn } from '#sites/links-of.ts';
import type { Site } from '#sites/site.ts';
import { encryptedContext, localeContext } from '#web/context/context.ts';
import type { PagePath } from '#web/context/page-path.ts';

/** The address of a page of another site of ours, for a redirect. Behind a proxy our side of the connection is plain. */
export const addressOnSite = (
  context: Readonly<RouterContextProvider>,
  { host }: URL,
  { site, path }: { site: Site; path: PagePath },
): string =>
  addressOn(site, path, {
    seen: { protocol: context.get(encryptedContext) ? 'https:' : 'http:', host },
    locale: context.get(localeContext),
  });
