import { escapeXml } from '#web/site-map/escape-xml.ts';

/** An address of the site, and the day on which its page was last changed; empty where nobody knows. */
export type MappedAddress = { href: string; changed: string };

/** A file may not name more, nor be larger ([sitemaps.org](https://www.sitemaps.org/protocol.html)). */
const limits = { addresses: 50_000, bytes: 50_000_000 };

/** What surrounds an address in a file, at most. */
const bytesAround = 80;

/** The addresses of each file of a section. */
export function splitAddresses(addresses: readonly MappedAddress[], most = limits): MappedAddress[][] {
  const files: MappedAddress[][] = [];
  let bytes = 0;
  for (const address of addresses) {
    const own = Buffer.byteLength(escapeXml(address.href)) + bytesAround;
    const file = files.at(-1);
    if (file && file.length < most.addresses && bytes + own <= most.bytes) file.push(address);
    else files.push([address]);
    bytes = file === files.at(-1) ? bytes + own : own;
  }
  return files;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const entry = (name: 'url' | 'sitemap', { href, changed }: MappedAddress) =>
  `<${name}><loc>${escapeXml(href)}</loc>${changed && `<lastmod>${changed}</lastmod>`}</${name}>\n`;

/** The addresses of a file. Pages name their twins themselves. */
export const writeAddresses = (addresses: readonly MappedAddress[]) =>
  `${head}<urlset ${schema}>\n${addresses.map((address) => entry('url', address)).join('')}</urlset>\n`;

/** The files of a site map, each changed when the last of its pages was. */
export const writeIndex = (files: readonly MappedAddress[]) =>
  `${head}<sitemapindex ${schema}>\n${files.map((file) => entry('sitemap', file)).join('')}</sitemapindex>\n`;

/** The last day of some; days are written so that they sort as texts. */
export const lastChange = (addresses: readonly MappedAddress[]): string =>
  addresses
    .map(({ changed }) => changed)
    .sort()
    .at(-1) ?? '';
