import { type RefObject, useEffect } from 'react';
import { useConsent } from '#web/consent/use-consent.ts';
import { useT } from '#web/i18n/i18n-context.tsx';
import type { Translate } from '#web/i18n/translator.ts';

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
      if (marketing) showFrame(link, link);
      else ask(link, t);
    };
    shown.addEventListener('click', play);
    return () => shown.removeEventListener('click', play);
  }, [text, marketing, t]);
}

function ask(link: HTMLAnchorElement, t: Translate) {
  const question = document.createElement('div');
  question.className = `${link.className} video--asking`;
  const words = document.createElement('p');
  words.textContent = t('richText.video.ask', { host: new URL(link.dataset.video ?? '').hostname });
  const agree = document.createElement('button');
  agree.type = 'button';
  agree.className = 'btn btn--go';
  agree.textContent = t('richText.video.agree');
  agree.addEventListener('click', () => showFrame(link, question), { once: true });
  question.append(words, agree);
  link.replaceWith(question);
  agree.focus();
}

function showFrame(link: HTMLAnchorElement, place: HTMLElement) {
  const frame = document.createElement('iframe');
  frame.className = link.className;
  frame.src = link.dataset.video ?? '';
  frame.title = link.textContent ?? '';
  frame.allow = 'fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  place.replaceWith(frame);
  frame.focus();
}
