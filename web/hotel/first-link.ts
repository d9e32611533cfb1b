import { plainBlocks } from './plain-paragraphs.ts';

export type TextLink = { link: string; title: string };

/** Only web addresses and own paths are linked to. */
export const isLinkable = (address: string): boolean => /^(https:\/\/|\/(?![/\\]))/.test(address);

/** The first link of an operator's text that leads somewhere, in plain words. */
export function firstLink(source: string): TextLink | undefined {
  for (const [, , address = '', words = ''] of source.matchAll(
    /<a\s[^>]*?\bhref=(["'])(.*?)\1[^>]*>(.*?)<\/a>/gis,
  )) {
    const [link, title] = [address, words].map((part) => plainBlocks(part)[0]?.text ?? '');
    if (link && title && isLinkable(link)) return { link, title };
  }
  return undefined;
}
