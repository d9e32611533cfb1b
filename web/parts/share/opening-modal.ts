import { useState } from 'react';
import { useLocation } from 'react-router';

type Place = { pathname: string; search: string };

/** A page, and the modal that its address opened. */
export type Opening = { pathname: string; modalId: string | undefined };

/** What a page was opened with, after its address has changed: closing a modal takes `MODAL` out of it. */
export function openingAfter(previous: Opening | undefined, { pathname, search }: Place): Opening {
  const modalId = new URLSearchParams(search).get('MODAL') || undefined;
  const isSame = previous?.pathname === pathname && (!modalId || modalId === previous.modalId);
  return isSame ? previous : { pathname, modalId };
}

/** The modal that the page was opened with ([S]§2.18). */
export function useOpeningModal(): string | undefined {
  const location = useLocation();
  const [known, setKnown] = useState(() => openingAfter(undefined, location));
  const opening = openingAfter(known, location);
  if (opening !== known) setKnown(opening);
  return opening.modalId;
}
