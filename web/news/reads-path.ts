/** Where it is told that one of the news was read. */
export const readsPath = '/reads';
