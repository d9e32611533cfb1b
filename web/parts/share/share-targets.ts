import { sharedLink } from './shared-link.ts';

export type ShareTargetId = 'telegram' | 'vk' | 'facebook' | 'x' | 'whatsapp' | 'mail';

/** What is shared: the address as it stands in the browser, and what is said of it. */
export type Shared = { address: string; text: string; modalId?: string | undefined };

type Target = {
  id: ShareTargetId;
  /** A name of its own, the same in every language; mail is called by its word. */
  name?: string;
  href: (link: string, text: string) => string;
};

/** Networks take the address and a text, a messenger one text, mail a subject and a body ([S]§2.18). */
const targets: readonly Target[] = [
  {
    id: 'telegram',
    name: 'Telegram',
    href: (link, text) => `https://t.me/share/url?url=${link}&text=${text}`,
  },
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    href: (link, text) => `https://api.whatsapp.com/send?text=${text}%20${link}`,
  },
  { id: 'vk', name: 'VK', href: (link, text) => `https://vk.com/share.php?url=${link}&title=${text}` },
  {
    id: 'facebook',
    name: 'Facebook',
    href: (link, text) => `https://www.facebook.com/sharer/sharer.php?u=${link}&quote=${text}`,
  },
  { id: 'x', name: 'X', href: (link, text) => `https://x.com/intent/post?url=${link}&text=${text}` },
  { id: 'mail', href: (link, text) => `mailto:?subject=${text}&body=${text}%0A${link}` },
];

export type ShareTarget = { id: ShareTargetId; name: string | undefined; href: string };

/** Where a page can be shared, each with its address. */
export function shareTargets({ address, text, modalId }: Shared): ShareTarget[] {
  const link = sharedLink(address, modalId);
  return targets.map(({ id, name, href }) => ({ id, name, href: href(link, encodeURIComponent(text)) }));
}

/** The way to share that needs no scripts. */
export const mailAddress = (shared: Shared): string =>
  shareTargets(shared).find(({ id }) => id === 'mail')?.href ?? '';
