import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { answerNobody } from '#lib/answer-nobody.ts';
import { currenciesOf } from '#sites/chosen-currency.ts';
import { consumerSiteOf } from '#sites/consumer-site.ts';
import { currencySymbol } from '#sites/currencies.ts';
import { hostOf } from '#sites/find-site.ts';
import { intlLocale } from '#sites/intl-locale.ts';
import { linksOf } from '#sites/links-of.ts';
import { localisePath } from '#sites/locale.ts';
import { countryOf, otherMarkets } from '#sites/other-markets.ts';
import type { Site } from '#sites/site.ts';
import { loadMessages } from '#texts/load-messages.ts';
import { allTexts, type Texts } from '#texts/texts.ts';
import { createTranslator } from '#texts/translator.ts';
import { lateScripts } from './shell/document/late-scripts.server.ts';
import { PageProviders } from './shell/document/page-providers.tsx';
import { headerContent } from './shell/header/header-content.ts';
import { readConsent } from './visit/consent/consent.ts';
import {
  clockContext,
  currencyContext,
  localeContext,
  nonceContext,
  reportContext,
  siteContext,
  tagsContext,
  turnContext,
} from './visit/context.ts';
import type { HeaderContent } from './visit/header-content.ts';
import { textsOf } from './visit/page-handle.ts';
import { readTheme } from './visit/theme.ts';
import { publicSite, type Visit } from './visit/visit.tsx';

/** How long a page may wait for its slow parts before they are given up. */
export const streamTimeout = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const turn = context.get(turnContext)();
  if (!turn) return new Response(null, { status: 503, headers });
  await turn;
  if (request.signal.aborted) return answerNobody(headers);

  const { messages, files } = await loadMessages(context.get(localeContext));
  const known = visitOf(request, context);
  const visit: Visit = {
    ...known,
    header: headerOf(known, allTexts(messages)),
    textFiles: files,
    texts: textsOfPage(router),
  };
  const nonce = context.get(nonceContext);
  const page = (
    <PageProviders visit={visit} texts={allTexts(messages)} nonce={nonce}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </PageProviders>
  );
  // Robots get the whole page at once; people get its head while slow parts are still being priced.
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let started = false;
    let answerStatus = status;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // What is ready stands in its place, also for those without scripts; only what is late comes afterwards.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      [ready]() {
        started = true;
        const body = lateScripts().once('close', letGo);
        const stream = createReadableStreamFromReadable(body);
        pipe(body);
        resolve(new Response(stream, { status: answerStatus, headers }));
      },
      onShellError(error) {
        letGo();
        reject(error);
      },
      onError(error) {
        answerStatus = 500;
        if (started && !request.signal.aborted) context.get(reportContext)(error);
      },
    });
    const giveUp = () => {
      letGo();
      abort(request.signal.reason ?? new Error('A page waited too long for its slow parts'));
    };
    // A request whose signal is listened to is kept for good, and the whole page with it: see decision 0043.
    const letGo = () => {
      clearTimeout(timer);
      request.signal.removeEventListener('abort', giveUp);
    };
    const timer = setTimeout(giveUp, streamTimeout + 1_000);
    request.signal.addEventListener('abort', giveUp);
  });
}

/** What a page fails of is logged like every failure of the server; a page that is not there is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(reportContext)(error);
};

const textsOfPage = ({ staticHandlerContext, routeModules }: EntryContext) =>
  textsOf(staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle));

type KnownVisit = Omit<Visit, 'header' | 'texts' | 'textFiles'>;

function visitOf(request: Request, context: RouterContextProvider): KnownVisit {
  const site = context.get(siteContext);
  const locale = context.get(localeContext);
  return {
    site: publicSite(site),
    locale,
    intlLocale: intlLocale(site, locale),
    today: context.get(clockContext).today,
    origin: new URL(request.url).origin,
    currency: context.get(currencyContext),
    theme: readTheme(request.headers.get('cookie')),
    consent: readConsent(request.headers.get('cookie')),
    tagManager: context.get(tagsContext).address,
    analyticsCookie: context.get(tagsContext).analyticsCookie,
    currencies: currenciesOf(site).map((slug) => ({ slug, symbol: currencySymbol(slug, site.currency) })),
    consumerOrigin: consumerOriginOf(site, request.url),
    links: linksOf(site, request.url, locale),
    country: countryOf(site),
    otherMarkets: otherMarkets(site, request.url),
  };
}

function headerOf({ site, links, locale, intlLocale, user }: KnownVisit, texts: Texts): HeaderContent {
  const toLocal = (path: string) => localisePath(site, locale, path);
  const { t } = createTranslator(locale, texts, intlLocale);
  return headerContent({ site, links, toLocal, isLoggedIn: user !== undefined }, t);
}

function consumerOriginOf(site: Site, url: string): string | undefined {
  const { protocol, host } = new URL(url);
  const consumerSite = consumerSiteOf(site);
  return consumerSite && `${protocol}//${hostOf(consumerSite, undefined, host)}`;
}
