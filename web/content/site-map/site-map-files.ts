import { escapeXml } from './escape-xml.ts';

/** One address in every language of the site, the page's main one first. */
export type MappedPage = { addresses: { lang: string; href: string }[]; changed?: string };

/** A file may not name more ([sitemaps.org](https://www.sitemaps.org/protocol.html)). */
export const mostAddresses = 50_000;

/** The pages of each file of a site map: whole pages, each with all of its languages. */
export function splitPages(pages: readonly MappedPage[], most = mostAddresses): MappedPage[][] {
  const perFile = Math.max(1, Math.floor(most / (pages[0]?.addresses.length ?? 1)));
  return Array.from({ length: Math.ceil(pages.length / perFile) }, (_, file) =>
    pages.slice(file * perFile, (file + 1) * perFile),
  );
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The addresses of some pages, every language of a page naming the others. */
export const writeAddresses = (pages: readonly MappedPage[]) =>
  `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages
    .flatMap(({ addresses, changed }) => {
      const others =
        addresses.length > 1
          ? addresses
              .map(
                ({ lang, href }) =>
                  `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(href)}"/>`,
              )
              .join('')
          : '';
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
      return addresses.map(({ href }) => `<url><loc>${escapeXml(href)}</loc>${lastmod}${others}</url>\n`);
    })
    .join('')}</urlset>\n`;

/** The files of a site map that does not fit into one. */
export const writeIndex = (files: readonly string[]) =>
  `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files
    .map((file) => `<sitemap><loc>${escapeXml(file)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`;
