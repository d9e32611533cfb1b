import { useEffect, useState } from 'react';
import { keptOpening } from './form-texts.ts';

/** What the form was opened with, for as long as it is shown; what the tab has kept is still the same request. */
export function useOpening(given: { requestKey: string; pass: string }, keptAs: string) {
  const [opening, setOpening] = useState(given);
  useEffect(() => {
    const kept = keptOpening(keptAs);
    if (kept) setOpening(kept);
  }, [keptAs]);
  return opening;
}
