/** Whether a path, without its locale, is a landing page or a result of what an agent searches for ([S]§2.4). */
export const isSearchPage = (path: string): boolean =>
  /^\/(?:search\/)?(?:tours|avia|hotels|cruises|mice)(?:\/|$)/.test(path);
