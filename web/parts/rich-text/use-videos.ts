import { type RefObject, useEffect } from 'react';
import { useConsent } from '#web/context/consent/use-consent.ts';
import { useT } from '#web/context/i18n-context.tsx';

/** A click on a placeholder shows its video; a visitor who has not agreed to other sites' cookies is asked first. */
export function useVideos(text: RefObject<HTMLElement | null>) {
  const t = useT();
  const { marketing } = useConsent();
  useEffect(() => {
    const shown = text.current;
    if (!shown) return;
    const play = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-video]') : null;
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void import('./play-video.ts').then(({ playVideo }) => playVideo(link, marketing, t));
    };
    shown.addEventListener('click', play);
    return () => shown.removeEventListener('click', play);
  }, [text, marketing, t]);
}
