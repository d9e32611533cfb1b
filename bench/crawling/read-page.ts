import { Parser } from 'htmlparser2';
import { isLocale, type Locale } from '#sites/locales.ts';

/** A text of a page, and the language that its element says it is in. */
export type PageText = { text: string; locale: Locale };

/** What a crawler sees of a page. */
export type CrawledPage = {
  locale: Locale;
  title: string;
  description: string;
  canonical: string;
  alternates: { hreflang: string; href: string }[];
  isIndexed: boolean;
  /** The address of the picture that is shown where a link to the page is shared. */
  sharedImage: string;
  headings: number;
  /** The values of `@type` in its structured data. */
  entities: string[];
  links: string[];
  texts: PageText[];
};

const silent = new Set(['script', 'style', 'svg', 'template']);
const spoken = ['alt', 'aria-label', 'placeholder', 'title'];
const empty = new Set(
  'area base br col embed hr img input link meta param source track wbr path use'.split(' '),
);

type Element = { name: string; locale: Locale; isSilent: boolean };

/** Reads the HTML of a page as a search engine does, without running anything. */
export function readPage(html: string): CrawledPage {
  const page: CrawledPage = {
    locale: 'en',
    title: '',
    description: '',
    canonical: '',
    alternates: [],
    isIndexed: true,
    sharedImage: '',
    headings: 0,
    entities: [],
    links: [],
    texts: [],
  };
  const open: Element[] = [];
  const data = openStructuredData(page);
  const say = (text: string, locale: Locale) => {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    if (words) page.texts.push({ text: words, locale });
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const around = open.at(-1);
      const locale = localeIn(attributes.lang) ?? around?.locale ?? 'en';
      const isSilent = around?.isSilent || silent.has(name) || attributes.translate === 'no';
      if (!empty.has(name)) open.push({ name, locale, isSilent });
      if (name === 'html') page.locale = locale;
      data.open(name, attributes);
      takeTag(page, name, attributes);
      for (const said of spoken) if (attributes[said] && !isSilent) say(attributes[said], locale);
    },
    ontext(text) {
      const around = open.at(-1);
      data.text(text);
      if (around?.name === 'title' && !around.isSilent) page.title += text;
      if (around && !around.isSilent) say(text, around.locale);
    },
    onclosetag(name) {
      data.close(name);
      if (open.at(-1)?.name === name) open.pop();
    },
  });
  parser.end(html);
  return page;
}

type Attributes = Record<string, string>;

function takeTag(page: CrawledPage, name: string, attributes: Attributes): void {
  const { href = '', rel, content = '' } = attributes;
  if (name === 'h1') page.headings++;
  if (name === 'a' && href) page.links.push(href);
  if (name === 'link' && rel === 'canonical') page.canonical = href;
  if (name === 'link' && rel === 'alternate' && attributes.hreflang) {
    page.alternates.push({ hreflang: attributes.hreflang, href });
  }
  if (name === 'meta' && attributes.name === 'description') page.description = content;
  if (name === 'meta' && attributes.property === 'og:image') page.sharedImage = content;
  if (name === 'meta' && attributes.name === 'robots' && content.includes('noindex')) page.isIndexed = false;
}

/** Collects the types of what stands in `application/ld+json`. */
function openStructuredData(page: CrawledPage) {
  let text: string | undefined;
  return {
    open: (name: string, { type }: Attributes) => {
      if (name === 'script' && type === 'application/ld+json') text = '';
    },
    text: (more: string) => {
      if (text !== undefined) text += more;
    },
    close: (name: string) => {
      if (name !== 'script' || text === undefined) return;
      page.entities.push(...typesIn(JSON.parse(text)));
      text = undefined;
    },
  };
}

function typesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = '@type' in value && typeof value['@type'] === 'string' ? [value['@type']] : [];
  return [...own, ...Object.values(value).flatMap(typesIn)];
}

function localeIn(lang: string | undefined): Locale | undefined {
  const base = lang?.split('-')[0] ?? '';
  return isLocale(base) ? base : undefined;
}
