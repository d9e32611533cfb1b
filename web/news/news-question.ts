import { newsPrefix } from '#web/parts/editorial/news-path.ts';

/** What an address chooses of the news: `/news/?type=tours&tag=summer&page=2`. */
export type NewsQuestion = { type: string; tag: string; page: number };

const mostPages = 9_999;

export function newsQuestion({ searchParams }: URL): NewsQuestion {
  const page = Number(/^\d{1,4}$/.exec(searchParams.get('page') ?? '')?.[0] ?? 1);
  return {
    type: (searchParams.get('type') ?? '').slice(0, 120),
    tag: (searchParams.get('tag') ?? '').slice(0, 120),
    page: Math.min(Math.max(page, 1), mostPages),
  };
}

/** The address of a choice; what is not chosen is not written. */
export function newsListPath({ type = '', tag = '', page = 1 }: Partial<NewsQuestion>) {
  const query = new URLSearchParams([
    ...(type ? [['type', type]] : []),
    ...(tag ? [['tag', tag]] : []),
    ...(page > 1 ? [['page', `${page}`]] : []),
  ]).toString();
  return query ? (`${newsPrefix}?${query}` as const) : newsPrefix;
}
