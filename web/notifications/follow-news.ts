import type { News } from '#calls/notifications.ts';
import { publishNews } from './unread.ts';

/** Where a browser does not come again by itself it is asked after this time. */
const askAgainMs = 30_000;
const name = 'solstice-news';

/**
 * Tells this page, and all others of the browser, what is new as it comes. One of them has the stream, since a browser
 * opens few connections to a server; when it is closed another takes over.
 */
export function followNews(address: string): () => void {
  const stopped = new AbortController();
  const others = new BroadcastChannel(name);
  others.onmessage = ({ data }) => publishNews(data);
  const tell = (news: News) => {
    publishNews(news);
    others.postMessage(news);
  };
  const follow = () => (stopped.signal.aborted ? undefined : followStream(address, tell, stopped.signal));
  // Without locks, which a plain connection does not have, each page has its own.
  void (navigator.locks?.request(name, follow) ?? follow());
  return () => {
    stopped.abort();
    others.close();
  };
}

/** Settles when there is nothing more to be told. */
function followStream(address: string, tell: (news: News) => void, signal: AbortSignal): Promise<void> {
  return new Promise((settle) => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let after = '';
    const stop = () => {
      source?.close();
      clearTimeout(timer);
      settle();
    };
    const open = () => {
      source = new EventSource(address + after);
      source.addEventListener('news', ({ data }) => {
        const news: News = JSON.parse(data);
        after = `&after=${news.last}`;
        tell(news);
      });
      source.addEventListener('over', stop);
      source.addEventListener('error', () => {
        if (source?.readyState === EventSource.CLOSED) timer = setTimeout(openAgain, askAgainMs);
      });
    };
    // A stream does not say why it was refused.
    const openAgain = async () => {
      const answer = await fetch(address).catch(() => undefined);
      if (signal.aborted) return;
      if (answer?.status === 401) stop();
      else open();
    };
    signal.addEventListener('abort', stop);
    open();
  });
}
