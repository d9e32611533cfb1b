import { cookieRemoval } from '#lib/cookies.ts';
import { deviceStore, readCookies, writeCookie } from '#web/visit/browser-store.ts';
import { analyticsCookies, type ConsentChoice, cookiesOf, refusable, refused } from './consent.ts';
import { tellConsent } from './use-consent.ts';

/** Keeps an answer in cookies, which the server reads, and in the storage of the browser ([S]§2.13). */
export function keepConsent(choice: ConsentChoice, analyticsCookie: string): void {
  const isSecure = location.protocol === 'https:';
  const others = choice.analytics ? [] : analyticsCookies(readCookies(), analyticsCookie);
  const removals = others.flatMap((name) => removalsOf(name, isSecure));
  for (const cookie of [...cookiesOf(choice, isSecure), ...removals]) {
    writeCookie(cookie);
  }
  for (const category of refusable) {
    if (choice[category]) deviceStore.remove(category);
    else deviceStore.set(category, refused);
  }
  tellConsent({ ...choice, isAnswered: true });
}

/** Analytics set their cookie for the widest domain that lets them. */
function removalsOf(name: string, isSecure: boolean): string[] {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  const removal = cookieRemoval(name, isSecure);
  return [removal, ...domains.map((domain) => `${removal}; Domain=${domain}`)];
}
