import type { MessageKey } from '#web/i18n/message-key.ts';

export type HeaderLink = { key: MessageKey; path: string };

/** What the consumer header leads to. */
export const headerLinks: HeaderLink[] = [
  { key: 'shell.header.lastMinute', path: '/search/hot-tours' },
  { key: 'shell.footer.tours', path: '/search/tours' },
  { key: 'shell.footer.hotels', path: '/?TAB_ACTIVE=hotel' },
];
