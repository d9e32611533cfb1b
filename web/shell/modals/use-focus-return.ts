import { useEffect, useRef } from 'react';
import type { HeaderModal } from './header-modal.ts';

/**
 * Gives the focus back once the last modal has closed: to what opened the first one, or, where that is gone or an
 * address opened it, to the control of the header that opens it. Returns how to note what is about to open one.
 */
export function useFocusReturn(opened: readonly HeaderModal[]): () => void {
  const opener = useRef<Element | null>(null);
  const before = useRef(opened);
  useEffect(() => {
    const last = before.current.at(-1);
    before.current = opened;
    if (!last || opened.length > 0) return;
    const target = isReachable(opener.current) ? opener.current : openerOf(last);
    opener.current = null;
    target?.focus({ preventScroll: true });
  }, [opened]);
  return () => {
    if (opened.length === 0) opener.current = document.activeElement;
  };
}

const isReachable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.checkVisibility();

const openerOf = (id: HeaderModal) =>
  [...document.querySelectorAll(`[data-opens="${id}"]`)].find(isReachable);
