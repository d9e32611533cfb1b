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
import { isKeyPath } from '#lib/key-paths.ts';
import { currenciesOf } from '#sites/chosen-currency.ts';
import { consumerSiteOf } from '#sites/consumer-site.ts';
import { currencySymbol } from '#sites/currencies.ts';
import { hostOf } from '#sites/find-site.ts';
import { intlLocale } from '#sites/intl-locale.ts';
import { linksOf } from '#sites/links-of.ts';
import { localisePath } from '#sites/locale.ts';
import { twinsOf } from '#sites/other-markets.ts';
import type { Site } from '#sites/site.ts';
import { loadMessages } from '#texts/load-messages.ts';
import { allTexts, type Texts } from '#texts/texts.ts';
import { createTranslator } from '#texts/translator.ts';
import { excursionTestOf } from '#web/context/excursion-test.ts';
import { readConsent } from './context/consent/consent.ts';
import {
  allPagesContext,
  clockContext,
  currencyContext,
  localeContext,
  nonceContext,
  reportContext,
  servedAtContext,
  siteContext,
  tagsContext,
  travellerContext,
  turnContext,
  userContext,
} from './context/context.ts';
import type { HeaderContent } from './context/header-content.ts';
import { textsOf } from './context/page-handle.ts';
import { readTheme } from './context/theme.ts';
import { publicSite, type Visit } from './context/visit.tsx';
import { marketsOfPage } from './shell/document/markets-of-page.server.ts';
import { soonMs, streamedBody, wholeBody } from './shell/document/page-body.server.ts';
import { PageProviders } from './shell/document/page-providers.tsx';
import { preloadedFiles } from './shell/document/preloaded-files.server.ts';
import { preloadedStylesheets } from './shell/document/preloaded-stylesheets.server.ts';
import { headerContent } from './shell/header/header-content.ts';

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
  await context.get(turnContext)();
  if (request.signal.aborted) return answerNobody(headers);

  const { messages, files } = await loadMessages(context.get(localeContext));
  const texts = allTexts(messages);
  const known = visitOf(request, context, await marketsOfPage(router.staticHandlerContext, context));
  const pages = context.get(allPagesContext);
  const visit: Visit = {
    ...known,
    header: headerOf(known, texts),
    textFiles: files,
    texts: textsOfPage(router),
    preloadedFiles: pages ? preloadedFiles(pages, router.staticHandlerContext, files) : [],
  };
  const stylesheets = preloadedStylesheets(router);
  if (stylesheets) headers.set('link', stylesheets);
  const nonce = context.get(nonceContext);
  const page = (
    <PageProviders visit={visit} texts={texts} nonce={nonce}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </PageProviders>
  );
  // Robots get the whole page, whenever that is.
  const isPatient = isbot(request.headers.get('user-agent'));

  return new Promise((resolve, reject) => {
    let hasShell = false;
    let started = false;
    let answerStatus = status;
    const answer = (body: BodyInit) => resolve(new Response(body, { status: answerStatus, headers }));
    const drawing = renderToPipeableStream(page, {
      nonce,
      // What is ready stands in its place, also for those without scripts; only what is late comes afterwards.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady() {
        if (isPatient) return;
        hasShell = true;
        soon = setTimeout(beginEarly, soonMs);
      },
      onAllReady() {
        if (started) return;
        started = true;
        hasShell = true;
        wholeBody(drawing).then(answer, reject).finally(letGo);
      },
      onShellError(error) {
        letGo();
        reject(error);
      },
      onError(error) {
        if (!hasShell) answerStatus = 500;
        else if (!request.signal.aborted) context.get(reportContext)(error);
      },
    });
    const beginEarly = () => {
      if (started) return;
      started = true;
      answer(streamedBody(drawing, letGo));
    };
    const giveUp = () => {
      letGo();
      drawing.abort(request.signal.reason ?? new Error('A page waited too long for its slow parts'));
    };
    // A request whose signal is listened to is kept for good, and the whole page with it: see decision 0043.
    const letGo = () => {
      clearTimeout(timer);
      clearTimeout(soon);
      request.signal.removeEventListener('abort', giveUp);
    };
    let soon: NodeJS.Timeout | undefined;
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

type KnownVisit = Omit<Visit, 'header' | 'texts' | 'textFiles' | 'preloadedFiles'>;

function visitOf(
  request: Request,
  context: RouterContextProvider,
  markets: readonly string[] | undefined,
): KnownVisit {
  const site = context.get(siteContext);
  const user = context.get(userContext);
  const traveller = context.get(travellerContext);
  const locale = context.get(localeContext);
  return {
    site: publicSite(site),
    locale,
    intlLocale: intlLocale(site, locale),
    today: context.get(clockContext).today,
    servedAt: context.get(servedAtContext),
    origin: new URL(request.url).origin,
    currency: context.get(currencyContext),
    ...(user && { user }),
    ...(traveller && { traveller }),
    theme: readTheme(request.headers.get('cookie')),
    consent: readConsent(request.headers.get('cookie')),
    ...(excursionTestOf(request.headers.get('cookie'), site).hasTab && { showsExcursionTab: true as const }),
    // Not for the life of a document whose address is a key: a tag reads the addresses that a document had.
    tagManager: isKeyPath(new URL(request.url).pathname) ? undefined : context.get(tagsContext).address,
    analyticsCookie: context.get(tagsContext).analyticsCookie,
    currencies: currenciesOf(site).map((slug) => ({ slug, symbol: currencySymbol(slug, site.currency) })),
    consumerOrigin: consumerOriginOf(site, request.url),
    links: linksOf(site, request.url, locale),
    twins: twinsOf(site, { url: request.url, markets }),
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
