import { useSyncExternalStore } from 'react';
import { cookieRemoval } from '#lib/cookies.ts';
import { useVisit } from '#web/visit.tsx';
import {
  analyticsCookies,
  type Consent,
  type ConsentChoice,
  cookiesOf,
  refusable,
  refused,
} from './consent.ts';

/** What was answered on this page since it came; the visit knows the rest. */
let answered: Consent | undefined;
const listeners = new Set<() => void>();

/** The consent of the visitor, as of now. */
export function useConsent(): Consent {
  const { consent } = useVisit();
  return useSyncExternalStore(
    listen,
    () => answered ?? consent,
    () => consent,
  );
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Keeps an answer in cookies, which the server reads, and in the storage of the browser ([S]§2.13). */
export function keepConsent(choice: ConsentChoice, analyticsCookie: string): void {
  const isSecure = location.protocol === 'https:';
  const others = choice.analytics ? [] : analyticsCookies(document.cookie, analyticsCookie);
  const removals = others.flatMap((name) => removalsOf(name, isSecure));
  for (const cookie of [...cookiesOf(choice, isSecure), ...removals]) {
    // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser
    document.cookie = cookie;
  }
  for (const category of refusable) {
    if (choice[category]) localStorage.removeItem(category);
    else localStorage.setItem(category, refused);
  }
  answered = { ...choice, isAnswered: true };
  for (const listener of listeners) listener();
}

/** Analytics set their cookie for the widest domain that lets them. */
function removalsOf(name: string, isSecure: boolean): string[] {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  const removal = cookieRemoval(name, isSecure);
  return [removal, ...domains.map((domain) => `${removal}; Domain=${domain}`)];
}
