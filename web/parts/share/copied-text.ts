import type { Translate } from '#texts/translator.ts';
import { shortLinkOf } from './short-link.ts';

export type CopiedPage = {
  address: string;
  /** On the agents' site: the links are named, and the traveller's is added where there is a site for them. */
  isForAgent: boolean;
  consumerOrigin: string | undefined;
  isShortened: boolean;
};

/** What goes to the clipboard: the link, or the agent's and the traveller's ([S]§2.18). */
export async function copiedText(page: CopiedPage, t: Translate): Promise<string> {
  const { address, isForAgent, consumerOrigin } = page;
  const linkOf = page.isShortened ? shortLinkOf : (link: string) => Promise.resolve(link);
  if (!isForAgent) return linkOf(address);
  const consumerAddress = consumerOrigin && onOrigin(address, consumerOrigin);
  const [own, consumer] = await Promise.all([linkOf(address), consumerAddress && linkOf(consumerAddress)]);
  return [
    t('share.forAgent', { link: own }),
    ...(consumer ? [t('share.forTraveller', { link: consumer })] : []),
  ].join('\n');
}

/** The same page of another of our sites. */
function onOrigin(address: string, origin: string): string {
  const { pathname, search, hash } = new URL(address);
  return origin + pathname + search + hash;
}
