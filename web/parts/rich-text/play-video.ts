import type { Translate } from '#texts/translator.ts';
import '#web/ui/button.css';

/** Shows the video in place of its link, once the visitor has agreed to the cookies of its host. */
export function playVideo(link: HTMLAnchorElement, isAgreed: boolean, t: Translate): void {
  if (!link.isConnected) return; // pressed twice
  if (isAgreed) showFrame(link, link);
  else ask(link, t);
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
