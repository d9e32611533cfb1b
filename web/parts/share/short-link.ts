import { type AnswerOf, basePaths } from '#calls/call.ts';
import type { shortenLink } from '#calls/links.ts';

/** Longer addresses are shortened before they are copied. */
export const longestPlainLink = 120;

/** A visitor who copies does not wait for longer. */
const patienceMs = 3_000;

/** A short link for a long address; the address itself where it is short, or cannot be shortened ([S]§7.2, §8). */
export async function shortLinkOf(address: string): Promise<string> {
  if (address.length <= longestPlainLink) return address;
  const key = await shorten(address);
  return key ? `${location.origin}/s/${key}` : address;
}

async function shorten(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${basePaths.api}/shorts/shorten`, {
      method: 'POST',
      body: new URLSearchParams({ OriginalUrl: address }),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) return undefined;
    const answer: AnswerOf<typeof shortenLink> = await response.json(); // from our own server, checked there
    return answer.code === -1 ? undefined : answer.shortUrlKey;
  } catch {
    return undefined; // the long link serves as well
  }
}
