import type { Localised } from '#lib/localised.ts';

export type EditorsBlock = {
  slug: string;
  /** How it is drawn. */
  type?: 'text' | 'steps' | 'figures' | 'band';
  title?: Localised;
  html: Localised;
  has?: 'phone' | 'button' | 'socials';
};

/** A page as it is written. */
export type EditorsPage = {
  slug: string;
  /** `home` is the front page of a variant; `link` only leads on. */
  type?: 'info' | 'home' | 'link';
  parent?: string;
  title: Localised;
  subtitle?: Localised;
  /** A fact beside its title in lists, and the words of the button of its summary. */
  note?: Localised;
  summary?: { html?: Localised; link: string };
  /** Where it stands, if not under `/info/`. */
  link?: string;
  variants?: string;
  /** The page whose pages it lists beside its own. */
  pagesOf?: string;
  /** Of a work: its kind and year, by which the gallery is narrowed. */
  project?: readonly [type: string, year: number];
  /** What its picture shows, at which hour, in which climate. */
  look?: string;
  /** What further pictures of it show. */
  pictures?: readonly string[];
  seoTitle?: Localised;
  seoDescription?: Localised;
  keywords?: Localised;
  advantages?: Localised;
  phone?: { extension: string; title: Localised };
  icons?: readonly (readonly [icon: string, value: Localised])[];
  blocks?: readonly EditorsBlock[];
};

/** The block that pages end with whose readers may have a question. */
export const managerHelp: EditorsBlock = {
  slug: 'withmanagerhelp',
  title: { en: 'Ask us', ru: 'Спросите нас' },
  html: {
    en: '<p>A person answers every day from 9 to 21. Say where and with whom you want to go; the rest is our work.</p>',
    ru: '<p>Каждый день с 9 до 21 отвечает человек. Скажите, куда и с кем хотите поехать; остальное сделаем мы.</p>',
  },
  has: 'phone',
};
