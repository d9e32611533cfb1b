import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useVisit } from '#web/context/visit.tsx';
import { useHydratedLater } from '#web/ui/use-hydrated.ts';
import {
  type HeaderModal,
  isOffered,
  type OpenOptions,
  openedBy,
  withClosed,
  withOpened,
  withoutOpened,
} from './header-modal.ts';
import { useFocusReturn } from './use-focus-return.ts';

type HeaderModals = {
  /** The topmost last. */
  opened: readonly HeaderModal[];
  /** Closes the others, unless they are to be kept. */
  open: (id: HeaderModal, options?: OpenOptions) => void;
  toggle: (id: HeaderModal, options?: OpenOptions) => void;
  close: (id: HeaderModal) => void;
  closeAll: () => void;
};

const HeaderModalsContext = createContext<HeaderModals | undefined>(undefined);

/** What is open over the page from the header, and the ways to open and close it. */
export function useHeaderModals(): HeaderModals {
  const modals = useContext(HeaderModalsContext);
  if (!modals) throw new Error('A header modal is used outside HeaderModalsProvider');
  return modals;
}

/**
 * Knows which of the header's modals are open ([S]§2.4, §4.2). What is open belongs to the address that it was opened
 * at, so a navigation closes it, whether it completes or fails; an address with `MODAL={id}` opens one by itself.
 */
export function HeaderModalsProvider({ children }: { children: ReactNode }) {
  const { key, search, hash } = useLocation();
  const navigate = useNavigate();
  const { site } = useVisit();
  const isHydrated = useHydratedLater();
  const [chosen, setChosen] = useState<{ at: string; opened: readonly HeaderModal[] }>();
  const opened = useMemo(() => {
    if (!isHydrated) return [];
    return chosen?.at === key ? chosen.opened : openedBy(search).filter((id) => isOffered(id, site));
  }, [isHydrated, chosen, key, search, site]);
  const noteOpener = useFocusReturn(opened);

  const change = (next: readonly HeaderModal[]) => {
    setChosen({ at: key, opened: next });
    if (next.length > 0 || openedBy(search).length === 0) return;
    // Nothing is open any more, so the address stops asking for it; all else stays.
    void navigate(
      { search: withoutOpened(search), hash },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  };
  const open: HeaderModals['open'] = (id, options) => {
    noteOpener();
    change(withOpened(opened, id, options));
  };
  const close: HeaderModals['close'] = (id) => {
    if (opened.includes(id)) change(withClosed(opened, id));
  };
  const toggle: HeaderModals['toggle'] = (id, options) =>
    opened.includes(id) ? close(id) : open(id, options);
  const closeAll = () => {
    if (opened.length > 0) change([]);
  };
  return (
    <HeaderModalsContext value={{ opened, open, toggle, close, closeAll }}>{children}</HeaderModalsContext>
  );
}
