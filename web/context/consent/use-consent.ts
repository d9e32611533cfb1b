import { useSyncExternalStore } from 'react';
import { useVisit } from '#web/context/visit.tsx';
import type { Consent } from './consent.ts';

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

/** Tells the page what was just answered. */
export function publishConsent(consent: Consent): void {
  answered = consent;
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
