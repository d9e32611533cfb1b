import { html } from 'hono/html';
import { type RefusalReason, refusals } from '#api/problem.ts';
import { localeOf, localisePath } from '#sites/locale.ts';
import type { Site } from '#sites/site.ts';
import { plainPage } from './plain-page.ts';

type Asked = { site: Site | undefined; path: string; requestId: string; nonce: string };

type Texts = { title: string; text: string };

/** Two languages are enough for a page that appears only when the real one cannot be drawn. */
const texts: Record<
  'en' | 'ru',
  { home: string; request: string; usual: Texts } & Partial<Record<RefusalReason, Texts>>
> = {
  en: {
    home: 'To the home page',
    request: 'Number of the request',
    usual: {
      title: 'Something went wrong',
      text: 'The fault is ours and has been recorded. Please try again in a minute.',
    },
    'not-found': {
      title: 'There is no such page',
      text: 'It may have moved, or the address has a slip in it.',
    },
    'invalid-request': {
      title: 'That did not arrive whole',
      text: 'What was sent could not be read. Please open the page again and send it once more.',
    },
    'unsupported-media-type': {
      title: 'That is no form of ours',
      text: 'Please open the page and use the form on it.',
    },
    'too-many-requests': {
      title: 'One moment',
      text: 'That was a lot at once. Please wait a minute and try again.',
    },
    forbidden: {
      title: 'This form was not sent from here',
      text: 'Please open the page again and fill it in there.',
    },
    'too-large': {
      title: 'That is too much text',
      text: 'Please shorten what you have written and send it again.',
    },
    'unknown-host': {
      title: 'No site answers at this address',
      text: 'Please check the address for a slip.',
    },
    unavailable: {
      title: 'Back in a moment',
      text: 'We are starting or resting for a moment. Please try again in a minute.',
    },
  },
  ru: {
    home: 'На главную',
    request: 'Номер запроса',
    usual: {
      title: 'Что-то пошло не так',
      text: 'Это наша ошибка, и мы её уже записали. Попробуйте ещё раз через минуту.',
    },
    'not-found': { title: 'Такой страницы нет', text: 'Возможно, она переехала или в адресе опечатка.' },
    'invalid-request': {
      title: 'Данные дошли не полностью',
      text: 'Отправленное не удалось прочитать. Откройте страницу ещё раз и отправьте снова.',
    },
    'unsupported-media-type': {
      title: 'Это не наша форма',
      text: 'Откройте страницу и заполните форму на ней.',
    },
    'too-many-requests': {
      title: 'Одну минуту',
      text: 'Слишком много запросов подряд. Подождите минуту и попробуйте снова.',
    },
    forbidden: {
      title: 'Форма отправлена не отсюда',
      text: 'Откройте страницу ещё раз и заполните форму на ней.',
    },
    'too-large': { title: 'Слишком длинный текст', text: 'Сократите написанное и отправьте ещё раз.' },
    'unknown-host': { title: 'По этому адресу сайта нет', text: 'Проверьте, нет ли в адресе опечатки.' },
    unavailable: {
      title: 'Скоро вернёмся',
      text: 'Мы запускаемся или ненадолго прервались. Попробуйте ещё раз через минуту.',
    },
  },
};

/** The page that is shown when no page can be: it needs neither React nor the database. */
export function failurePage(reason: RefusalReason, { site, path, requestId, nonce }: Asked): string {
  const locale = site ? localeOf(site, path).locale : 'en';
  const lang = locale === 'ru' ? 'ru' : 'en';
  const { home, request, usual, [reason]: own } = texts[lang];
  const { title, text } = own ?? usual;
  const link = site ? html`<p><a class="next" href="${localisePath(site, locale, '/')}">${home}</a></p>` : '';
  return plainPage({
    title,
    lang,
    nonce,
    body: html`${stage}<h1>${title}</h1><p class="lead">${text}</p>${link}
      <p class="note">${refusals[reason].status} · ${request}: <code>${requestId}</code></p>`,
  });
}

/** The sun at the horizon: halfway between setting and rising. */
const stage = html`<svg class="stage" viewBox="0 0 1024 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  <rect width="1024" height="320" fill="#f6d9b4"/>
  <circle cx="550" cy="204" r="74" fill="#f49b4a"/>
  <path d="M0 204H1024V320H0z" fill="#2f6f78"/>
  <path d="M476 204h148l-18 14h-112zM500 232h100l-14 10h-72zM516 258h68l-10 8h-48z" fill="#f0b775"/>
  <path d="M0 204c70-34 128-52 196-46 74 6 120 40 204 46z" fill="#24405a"/>
</svg>`;
