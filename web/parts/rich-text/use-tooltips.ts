import { type RefObject, useEffect } from 'react';

/** Escape puts a tooltip away until it is come back to; the stylesheet shows and hides it. */
export function useTooltips(text: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const shown = text.current;
    if (!shown?.querySelector('.tip')) return;
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      for (const tip of shown.querySelectorAll<HTMLElement>('.tip:is(:hover, :focus)')) {
        tip.dataset.dismissed = '';
        const restore = () => delete tip.dataset.dismissed;
        tip.addEventListener('pointerleave', restore, { once: true });
        tip.addEventListener('blur', restore, { once: true });
      }
    };
    addEventListener('keydown', dismiss);
    return () => removeEventListener('keydown', dismiss);
  }, [text]);
}
