import type { RouterContextProvider } from 'react-router';
import type { AnswerOf } from '#calls/call.ts';
import { newsDetail, newsList } from '#calls/news.ts';
import { clientContext, clockContext, localeContext, siteContext } from '#web/context/context.ts';
import { pageTexts } from '#web/context/page-texts.ts';
import { isNowhere, toErrorResponse } from '#web/context/to-error-response.ts';
import { newsCard } from '#web/parts/editorial/news-card.ts';
import { prepareRichText } from '#web/parts/rich-text/prepare-rich-text.ts';
import type { NewsQuestion } from './news-question.ts';

type Context = Readonly<RouterContextProvider>;

/** Twelve fill whole rows of three, and of two. */
const perPage = 12;

/** A page of the list, and what it can be narrowed by. */
export async function loadNewsList(context: Context, { type, tag, page }: NewsQuestion) {
  const answer = await context.get(clientContext).call(newsList, {
    page: page - 1,
    take: perPage,
    ...(type && { newsType: type }),
    ...(tag && { tag }),
  });
  if (!answer.ok) throw toErrorResponse(answer.reason);
  const { list, pageCount, listCount, types, tagsList } = answer.value;
  const { today } = context.get(clockContext);
  return {
    list: list.map((item) => newsCard(item, today)),
    pageCount,
    listCount,
    types,
    tags: tagsList,
  };
}

export type LoadedNewsList = Awaited<ReturnType<typeof loadNewsList>>;

/** One of the news in full; undefined where the site has none under that type and slug. */
export async function loadNewsItem(context: Context, address: { newsType: string; slug: string }) {
  const answer = await context.get(clientContext).call(newsDetail, address);
  if (!answer.ok && !isNowhere(answer.reason)) throw toErrorResponse(answer.reason);
  return answer.ok ? drawn(context, answer.value) : undefined;
}

async function drawn(context: Context, item: AnswerOf<typeof newsDetail>) {
  const { today } = context.get(clockContext);
  const { t } = await pageTexts(context);
  const place = { site: context.get(siteContext), locale: context.get(localeContext), today, t };
  const neighbour = (one: typeof item.next) => {
    if (!one) return undefined;
    const { path, title } = newsCard(one, today);
    return { path, title };
  };
  return {
    ...newsCard(item, today),
    id: item.id,
    typeSlug: item.properties.main.newsType,
    reads: item.readCount,
    mainImage: item.mainImage ?? item.coverImage,
    html: prepareRichText(item.html, place),
    tags: item.tagsList,
    next: neighbour(item.next),
    previous: neighbour(item.previous),
  };
}

export type LoadedNewsItem = Awaited<ReturnType<typeof drawn>>;
