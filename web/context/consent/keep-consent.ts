import type { Cookie } from '#lib/cookies.ts';
import { deviceStore, readCookies, writeCookie } from '#web/context/browser-store.ts';
import { analyticsCookies, type ConsentChoice, cookiesOf, refusable, refused } from './consent.ts';
import { recentName } from './may-keep-recent.ts';
import { publishConsent } from './use-consent.ts';

/** Keeps an answer in cookies, which the server reads, and in the storage of the browser ([S]§2.13). */
export function keepConsent(choice: ConsentChoice, analyticsCookie: string): void {
  const others = choice.analytics ? [] : analyticsCookies(readCookies(), analyticsCookie);
  for (const cookie of [...cookiesOf(choice), ...others.flatMap(removalsOf)]) writeCookie(cookie);
  for (const category of refusable) {
    if (choice[category]) deviceStore.remove(category);
    else deviceStore.set(category, refused);
  }
  if (!refusable.some((category) => choice[category])) deviceStore.remove(recentName);
  publishConsent({ ...choice, isAnswered: true });
}

/** Analytics set their cookie for the widest domain that lets them. */
function removalsOf(name: string): Cookie[] {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  return [{ name, value: undefined }, ...domains.map((domain) => ({ name, value: undefined, domain }))];
}
