import { newsDetail, newsList, newsRead } from '#calls/news.ts';
import type { LiveContent } from '#domain/content/live-content.ts';
import { countRead } from '#domain/news/count-read.ts';
import { findNews } from '#domain/news/find-news.ts';
import { listNews } from '#domain/news/list-news.ts';
import type { Handler } from './answer-call.ts';
import type { Api } from './api-env.ts';
import { textOrNone } from './content-language.ts';
import { textsIn } from './core-texts.ts';
import { newsAnswer } from './news-answer.ts';
import { ofContent } from './of-content.ts';
import { registerCall } from './register-call.ts';

/** `GET /b2c/news`, `GET /b2c/news/item` and `POST /b2c/news/read` ([S]§3.7). */
export function registerNews(api: Api, { content }: { content: LiveContent }): void {
  const listed: Handler<typeof newsList> = async ({ query, site, lang, today, log }) => {
    const { newsType, tag, page, take } = query;
    const source = { db: content.db, moment: await content.current(log) };
    const asked = { newsType, tag, skip: page * take, take };
    const { list, total, reads, types, tags } = await listNews(source, { site, today }, asked);
    const text = textOrNone(textsIn(lang, site));
    return {
      ok: true,
      value: {
        list: list.map((item) => newsAnswer(item, reads, text)),
        currentPage: page,
        pageCount: Math.ceil(total / take),
        listCount: total,
        types: types.map((type) => ({ ...type, name: text(type.name) })),
        tagsList: tags.map((one) => ({ ...one, name: text(one.name) })),
      },
    };
  };
  const told: Handler<typeof newsDetail> = async ({ query, site, lang, today, log }) => {
    const source = { db: content.db, moment: await content.current(log) };
    const found = await findNews(source, { site, today }, query);
    if (!found) return { ok: false, reason: 'not-found' };
    const { item, html, reads, newer, older } = found;
    const text = textOrNone(textsIn(lang, site));
    const neighbour = (one: typeof newer) => (one ? newsAnswer(one, reads, text) : null);
    return {
      ok: true,
      value: {
        ...newsAnswer(item, reads, text),
        html: text(html),
        next: neighbour(newer),
        previous: neighbour(older),
      },
    };
  };
  registerCall(api, newsList, listed, ofContent(content));
  registerCall(api, newsDetail, told, ofContent(content));
  registerCall(api, newsRead, async ({ body, site, today, log }) => {
    const source = { db: content.db, moment: await content.current(log) };
    const read = { newsId: body.id, siteId: site.id, day: today };
    const counted = await countRead(source, { site, today }, read);
    if (counted.ok) return { ok: true, value: undefined };
    return { ok: false, reason: 'invalid-request', fields: [{ field: 'id', reason: 'is none of the news' }] };
  });
}
