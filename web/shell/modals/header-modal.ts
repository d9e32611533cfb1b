import type { PublicSite } from '#web/context/visit.tsx';

/** What opens over the page from the header ([S]§2.4), by its id: `MODAL=burger` in an address opens it, too. */
export const headerModals = ['burger', 'chat', 'directions', 'geo', 'user', 'language', 'offices'] as const;

export type HeaderModal = (typeof headerModals)[number];

export type HeaderModalProps = { open: boolean; onClose: () => void };

/** Whether a site has such a modal. */
export function isOffered(id: HeaderModal, site: Pick<PublicSite, 'flags' | 'secondaryLocales'>): boolean {
  if (id === 'chat') return site.flags.chatWidget;
  if (id === 'geo') return site.flags.cityPicker;
  if (id === 'language') return site.secondaryLocales.length > 0;
  return true;
}

export type OpenOptions = {
  /** Leaves open what is open; the new one lies on top. */
  keepOthers?: boolean;
};

type Opened = readonly HeaderModal[];

/** What is open, the topmost last, once `id` is opened: it alone, unless its opener keeps the others ([S]§4.2). */
export const withOpened = (
  opened: Opened,
  id: HeaderModal,
  { keepOthers = false }: OpenOptions = {},
): Opened => (keepOthers ? [...withClosed(opened, id), id] : [id]);

export const withClosed = (opened: Opened, id: HeaderModal): Opened => opened.filter((other) => other !== id);

const key = 'MODAL';

/** What an address opens ([S]§2.18); ids of other modals open nothing here. */
export function openedBy(search: string): Opened {
  const asked = new URLSearchParams(search).get(key);
  return headerModals.filter((id) => id === asked);
}

/** The query without the modal that it opened. */
export function withoutOpened(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(key);
  return query.size > 0 ? `?${query}` : '';
}
