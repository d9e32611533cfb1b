import { useEffect, useState } from 'react';
import type { FormRefusal } from './form-refusal.ts';
import { keptOpening } from './form-texts.ts';

type Opening = { requestKey: string; pass: string };

/**
 * What the form was opened with, for as long as it is shown: what was sent already, or what the tab has kept, is still the same
 * request.
 */
export function useOpening(opened: Opening, refusal: FormRefusal | undefined, keptAs: string): Opening {
  const { requestKey, pass = '' } = refusal?.typed ?? {};
  const [opening, setOpening] = useState(requestKey ? { requestKey, pass } : opened);
  useEffect(() => {
    const kept = keptOpening(keptAs);
    if (kept) setOpening(kept);
  }, [keptAs]);
  return opening;
}
