import type { MessageKey } from '#texts/message-key.ts';

/** A link of the header; an address that begins with '/' has its locale, one with '#' is a place of the page. */
export type HeaderLink = {
  word: MessageKey;
  href: string;
  /** Opens a modal over the page, where scripts run. */
  opens?: 'directions';
  /** Stands out as the way to what leaves soon. */
  isHot?: true;
  /** Counts as the current page on every page of a search. */
  isSearch?: true;
};

/** The colour and the key of a link that leads to a season ([S]§2.4). */
export type SeasonTag = { key: 'lato25' | 'zima25'; colour: 'green' | 'red' };

/** A link of the header in the words of the page's language; `icon` is one of the design. */
export type HeaderItem = Omit<HeaderLink, 'word'> & { words: string; icon?: string; tag?: SeasonTag };

/** The links of the header: nine variants have theirs, and a browser needs the words of one. */
export type HeaderContent = {
  links: HeaderItem[];
  /** The pill; the links may have it, too. */
  hotTours?: HeaderItem;
  /** Absent where the links have it. */
  salesOffices?: HeaderItem;
};
