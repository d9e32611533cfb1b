import type { Locale } from '#sites/locales.ts';
import type { CompiledMessages } from './compile-messages.ts';
import type { TextFiles } from './texts.ts';

type Messages = { messages: CompiledMessages; files: TextFiles };

/** Spelt out, so that each language becomes a chunk of its own. */
const loaders: Record<Locale, () => Promise<Messages>> = {
  en: () => import('virtual:messages/en'),
  ru: () => import('virtual:messages/ru'),
  az: () => import('virtual:messages/az'),
  cs: () => import('virtual:messages/cs'),
  et: () => import('virtual:messages/et'),
  hu: () => import('virtual:messages/hu'),
  kk: () => import('virtual:messages/kk'),
  lt: () => import('virtual:messages/lt'),
  lv: () => import('virtual:messages/lv'),
  pl: () => import('virtual:messages/pl'),
  sk: () => import('virtual:messages/sk'),
  tr: () => import('virtual:messages/tr'),
  uz: () => import('virtual:messages/uz'),
};

/** All messages of one language, and where a browser finds them by area: for the server. */
export const loadMessages = (locale: Locale): Promise<Messages> => loaders[locale]();
