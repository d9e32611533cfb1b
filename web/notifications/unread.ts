import { useSyncExternalStore } from 'react';
import type { News } from '#calls/notifications.ts';

const heard = new Set<(news: News) => void>();
let unread: number | undefined;

/** How many notifications the agent has not read, as it was last told. */
export const useUnread = (onServer: number): number =>
  useSyncExternalStore(
    onNews,
    () => unread ?? onServer,
    () => onServer,
  );

/** Tells the page what is new. */
export function publishNews(news: News): void {
  unread = news.unread;
  for (const hear of heard) hear(news);
}

/** Until the returned function is called. */
export function onNews(hear: (news: News) => void): () => void {
  heard.add(hear);
  return () => void heard.delete(hear);
}
