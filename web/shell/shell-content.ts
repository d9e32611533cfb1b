import { useRouteLoaderData } from 'react-router';
import type { ContactEmail, ContactPhone, PartnerLogo, SocialLink } from '#calls/content-contacts.ts';
import type { Banner } from './banner/banner.ts';

/** A link of a menu: a path of the site without its locale, or an address elsewhere. */
export type MenuItem = {
  title: string;
  link: string;
  /** An own media path, or an icon of the design. */
  image?: string;
};

/** Links under a heading; without one where the title is empty. */
export type MenuGroup = { title: string; items: MenuItem[] };

export type FooterCountry = { title: string; slug: string };

/** How the foot of the page says that the site is reached. */
export type FooterContacts = {
  phones: ContactPhone[];
  emails: ContactEmail[];
  address: string;
  openedDays: string;
};

export type FooterContent = {
  menus: MenuGroup[];
  countries: FooterCountry[];
  contacts: FooterContacts;
  social: SocialLink[];
  partners: PartnerLogo[];
  /** Texts beside each other, on sites of questionnaires. */
  columns: string[];
  /** Where the policy is, and what the link is called; absent: as on every site. */
  policy?: { link: string; title: string } | undefined;
};

/** What the frame around every page shows of the content store. What could not be had is empty or absent. */
export type ShellContent = {
  /** The departure town that prices are from. */
  city?: string;
  burger: MenuGroup[];
  miniHeader: MenuItem[];
  footer: FooterContent;
  banners: Banner[];
  /** The banner that a page begins with. */
  firstBanner?: number;
};

/** What error pages know: nothing. */
const noContent: ShellContent = {
  burger: [],
  miniHeader: [],
  footer: {
    menus: [],
    countries: [],
    contacts: { phones: [], emails: [], address: '', openedDays: '' },
    social: [],
    partners: [],
    columns: [],
  },
  banners: [],
};

/** The content of the frame; it is loaded once for a visit, and again when another city is chosen. */
export const useShellContent = (): ShellContent =>
  useRouteLoaderData<ShellContent>('shell/shell') ?? noContent;
