import { html } from 'hono/html';
import { type RefusalReason, refusals } from '#api/problem.ts';
import { localeOf, localisePath } from '#sites/locale.ts';
import type { Site } from '#sites/site.ts';
import { sayIn } from '#texts/say.server.ts';
import { plainPage } from './plain-page.ts';

/** Without a name the page does not speak of the request. */
type Asked = { site: Site | undefined; path: string; requestId: string; nonce: string };

/** What has words of its own; the rest says that something went wrong. */
const ownWords = {
  'not-found': 'notFound',
  gone: 'gone',
  'method-not-allowed': 'methodNotAllowed',
  'invalid-request': 'invalidRequest',
  'unsupported-media-type': 'unsupportedMediaType',
  'too-many-requests': 'tooManyRequests',
  forbidden: 'forbidden',
  'too-large': 'tooLarge',
  'unknown-host': 'unknownHost',
  unavailable: 'unavailable',
} as const satisfies Partial<Record<RefusalReason, string>>;

type OwnWords = Partial<Record<RefusalReason, (typeof ownWords)[keyof typeof ownWords]>>;

/** The page that is shown when no page can be: it needs neither React nor the database. */
export function failurePage(reason: RefusalReason, { site, path, requestId, nonce }: Asked): string {
  const locale = site ? localeOf(site, path).locale : 'en';
  const say = sayIn(locale);
  const words = (ownWords as OwnWords)[reason] ?? 'usual';
  const title = say(`failurePage.${words}.title`);
  const home = site
    ? html`<p><a class="next" href="${localisePath(site, locale, '/')}">${say('failurePage.home')}</a></p>
      <p><a href="${localisePath(site, locale, '/sitemap/countries')}">${say('failurePage.siteMap')}</a></p>`
    : '';
  const request = requestId ? html` · ${say('failurePage.request')}: <code>${requestId}</code>` : '';
  return plainPage({
    title,
    lang: locale,
    nonce,
    body: html`${stage}<h1>${title}</h1><p class="lead">${say(`failurePage.${words}.text`)}</p>${home}
      <p class="note">${refusals[reason].status}${request}</p>`,
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
