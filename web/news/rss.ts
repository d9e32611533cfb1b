import type { RouterContextProvider } from 'react-router';
import { newsList } from '#calls/news.ts';
import { localisePath } from '#sites/locale.ts';
import { clientContext, clockContext, localeContext, siteContext } from '#web/context/context.ts';
import { pageTexts } from '#web/context/page-texts.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import { type NewsCard, newsCard } from '#web/parts/editorial/news-card.ts';
import { newsPrefix } from '#web/parts/editorial/news-path.ts';
import { escapeXml } from '#web/site-map/escape-xml.ts';
import { publicText } from '#web/site-map/public-text.ts';
import type { Route } from './+types/rss.ts';

const mostItems = 50;

/** `/news/rss.xml`: the newest of the news as RSS 2.0, one feed a site and language. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const answer = await context.get(clientContext).call(newsList, { take: mostItems });
  if (!answer.ok) throw toErrorResponse(answer.reason);
  const { today } = context.get(clockContext);
  const items = answer.value.list.map((item) => newsCard(item, today));
  return publicText(await writeFeed(context, request, items), 'application/rss+xml; charset=utf-8');
}

async function writeFeed(
  context: Readonly<RouterContextProvider>,
  { url }: Request,
  items: readonly NewsCard[],
): Promise<string> {
  const site = context.get(siteContext);
  const locale = context.get(localeContext);
  const { t } = await pageTexts(context);
  const { origin } = new URL(url);
  const addressOf = (path: string) => escapeXml(origin + localisePath(site, locale, path));
  const lines = [
    `<title>${escapeXml(`${site.brand.name}: ${t('news.title')}`)}</title>`,
    `<link>${addressOf(newsPrefix)}</link>`,
    `<description>${escapeXml(t('news.description', { brand: site.brand.name }))}</description>`,
    `<language>${locale}</language>`,
    `<atom:link href="${addressOf('/news/rss.xml')}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => writeItem(item, addressOf(item.path))),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${lines.join('\n')}\n</channel></rss>\n`;
}

const writeItem = ({ title, text, date, type }: NewsCard, address: string) =>
  [
    `<item><title>${escapeXml(title)}</title>`,
    `<link>${address}</link><guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate>`,
    `<category>${escapeXml(type)}</category>`,
    `<description>${escapeXml(text)}</description></item>`,
  ].join('');
