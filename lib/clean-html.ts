import sanitize from 'sanitize-html';
import { createLruCache } from './lru-cache.ts';
import { videoHosts } from './video-hosts.ts';

/** Texts are written by editors and come over the wire: whatever is not on these lists is left out. */
const options: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['a', 'abbr', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'time'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['details', 'summary', 'figure', 'figcaption', 'img', 'iframe'],
  ],
  allowedAttributes: {
    '*': ['id', 'lang', 'dir'],
    a: ['href', 'target', 'rel', 'hreflang'],
    abbr: ['title'],
    details: ['open', 'name'],
    iframe: ['src', 'title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start', 'reversed'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Pictures are our own: another site's would tell it who reads.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  allowedIframeHostnames: [...videoHosts],
  allowIframeRelativeUrls: false,
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: withoutOwnId(attribs) }),
    h1: 'h2', // a page has one of its own
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
    a: (tagName, attribs) => ({ tagName, attribs: safeTarget(attribs) }),
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'iframe' || tag === 'img') && !attribs.src,
};

/** Words inside a line, which may stand in a link. */
const inline: sanitize.IOptions = {
  allowedTags: ['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'span', 'br'],
  allowedAttributes: { '*': ['lang', 'dir'] },
};

/** Characters of texts and of what became of them. */
const mostCharacters = 2_000_000;

/** HTML of a line of text: no links, pictures or blocks, but the words that they hold. */
export const cleanInline = memoized((html) => sanitize(html, inline));

/** HTML that is safe to put into a page: our own pictures, links, lists, tables, accordions and known video frames. */
export const cleanHtml = memoized(cleanedUntilItStays);

/** Editors' texts are shown far more often than written, and what becomes of one follows from it alone. */
function memoized(clean: (html: string) => string): (html: string) => string {
  const cleaned = createLruCache<string>(mostCharacters);
  return (html) => {
    const cached = cleaned.get(html);
    if (cached !== undefined) return cached;
    const made = clean(html);
    cleaned.set(html, made, html.length + made.length);
    return made;
  };
}

function cleanedUntilItStays(html: string): string {
  let clean = sanitize(html, options);
  // Tags that were badly nested are closed otherwise when they are read again: what is written has to stay as it is.
  for (let pass = 1; pass < mostPasses; pass++) {
    const again = sanitize(clean, options);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

const mostPasses = 8;

/**
 * What of a text would be harm and not just decoration if it were kept: the first element, attribute or address that
 * editors may not use, in words; undefined where there is none. Classes and styles are left out without a word.
 */
export function harmIn(html: string): string | undefined {
  let harm: string | undefined;
  const look = (tagName: string, attribs: Attributes) => {
    harm ??= harmOf(tagName, attribs);
    return { tagName, attribs };
  };
  sanitize(html, { ...everything, transformTags: { '*': look } });
  return harm;
}

/** What the elements of a text lead to or show, as a browser reads it: `href="/info/visas"`, `src="/media/a.png"`. */
export function linksIn(html: string): string[] {
  const links: string[] = [];
  const look = (tagName: string, attribs: Attributes) => {
    for (const name of ['href', 'src'])
      if (attribs[name] !== undefined) links.push(`${name}="${attribs[name].trim()}"`);
    return { tagName, attribs };
  };
  sanitize(html, { ...everything, transformTags: { '*': look } });
  return links;
}

const everything = { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true } as const;

const usable = new Set(['h1', ...(options.allowedTags as string[])]);

function harmOf(tag: string, attribs: Attributes): string | undefined {
  if (!usable.has(tag)) return `the element <${tag}>`;
  const handler = Object.keys(attribs).find((name) => name.startsWith('on'));
  if (handler) return `the attribute ${handler}`;
  const address = attribs.href ?? attribs.src;
  const name = attribs.href === undefined ? 'src' : 'href';
  const isKept =
    address === undefined || cleanHtml(`<${tag} ${name}="${escaped(address)}">`).includes(` ${name}=`);
  return isKept ? undefined : `the address ${address.slice(0, 60)}`;
}

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Ids that the pages themselves look things up by. */
const ownIds = new Set(['visit', 'content', 'languages', 'burger']);

type Attributes = Record<string, string>;

const withoutOwnId = ({ id, ...others }: Attributes): Attributes =>
  id === undefined || ownIds.has(id) ? others : { id, ...others };

const safeTarget = ({ target, rel: _, ...attribs }: Attributes): Attributes => ({
  ...withoutOwnId(attribs),
  ...(target === '_blank' ? { target, rel: 'noopener noreferrer' } : {}),
});
