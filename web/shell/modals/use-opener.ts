import type { MouseEvent } from 'react';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { HeaderModal, OpenOptions } from './header-modal.ts';
import { useHeaderModals } from './header-modals.tsx';

/**
 * What makes a control open or close a modal of the header: `<button {...useOpener('user')}>`. Without scripts it does
 * what it would do anyway: a link leads to its page, a button with `popoverTarget` opens what the server has rendered.
 */
export function useOpener(id: HeaderModal, options?: OpenOptions) {
  const { opened, toggle } = useHeaderModals();
  const isHydrated = useHydrated(); // a popover says by itself whether it is open
  return {
    'aria-haspopup': 'dialog',
    'aria-expanded': isHydrated ? opened.includes(id) : undefined,
    'data-opens': id,
    onClick: (event: MouseEvent) => {
      // A new tab or window is the visitor's own wish.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      toggle(id, options);
    },
  } as const;
}
