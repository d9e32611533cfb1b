type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Fetches the files of pages that are likely to follow, once nothing else is to do and where the connection is good
 * enough. Files alone: what a page says is asked for when it is looked at, for prices change.
 */
export function prefetchFiles(files: readonly string[]): void {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '')) return;
  // Safari has no idle time to tell of, and fetches nothing ahead.
  globalThis.requestIdleCallback?.(() => {
    for (const href of files) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'prefetch', as: href.includes('.css') ? 'style' : 'script', href });
      document.head.append(link);
    }
  });
}
