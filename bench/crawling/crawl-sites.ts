import { Agent } from 'node:http';
import { findSite } from '#sites/find-site.ts';
import { readMessages } from '#texts/read-messages.ts';
import { askPage, type PageAnswer } from './ask-page.ts';
import { foreignIn } from './foreign-text.ts';
import { type Found, openFrontier } from './frontier.ts';
import { type CrawledPage, readPage } from './read-page.ts';

export type FindingKind =
  | 'not found'
  | 'server error'
  | 'message key'
  | 'foreign text'
  | 'title twice'
  | 'no title'
  | 'description'
  | 'h1'
  | 'canonical'
  | 'console error';

/** What is wrong with an address: what exactly, and the page that leads there. */
export type Finding = { kind: FindingKind; address: string; detail: string; from: string };

export type Crawl = {
  /** How many addresses of each host were asked for. */
  asked: Map<string, number>;
  findings: Finding[];
  /** Those that were pages. */
  pages: Found[];
};

export type CrawlOptions = {
  port: number;
  /** Hosts of sites, from whose home pages everything is found. */
  hosts: readonly string[];
  most: number;
  atOnce: number;
  say?: (line: string) => void;
};

const sayEvery = 1_000;
/** Files, and forms that a link opens without being a page of words. */
const isForReading = (path: string) =>
  !/\.[a-z0-9]{2,5}(\?|$)/i.test(path) && !/^\/(img|media|assets|s)\//.test(path);

/** Follows every link of ours by GET from the home pages on, until so many addresses were asked for. */
export async function crawlSites({ port, hosts, most, atOnce, say }: CrawlOptions): Promise<Crawl> {
  const frontier = openFrontier();
  for (const host of hosts) frontier.add({ host, path: '/', from: 'the list of sites' });
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const judge = openJudge();
  const asked = new Map<string, number>();
  const pages: Found[] = [];
  let count = 0;
  const goOn = async () => {
    while (count < most) {
      const found = frontier.next();
      if (!found) return;
      count++;
      asked.set(found.host, (asked.get(found.host) ?? 0) + 1);
      if (count % sayEvery === 0) say?.(`${count} addresses, ${judge.findings.length} findings`);
      const answer = await askPage({ agent, port, ...found }).catch(failed);
      if (answer.status === 200 && answer.type.includes('html')) pages.push(found);
      for (const next of judge.judge(found, answer)) {
        const link = ownLink(next, found, port);
        if (link) frontier.add(link);
      }
    }
  };
  // Each begins with the home page of a site; one that finds nothing left is done for good.
  for (let round = 0; round < 3; round++) await Promise.all(Array.from({ length: atOnce }, goOn));
  agent.destroy();
  return { asked, findings: judge.findings, pages };
}

const failed = (error: Error): PageAnswer => ({ status: 0, type: '', location: '', body: error.message });

/** Where a link of a page leads, if that is a page of one of our sites on this server. */
function ownLink(href: string, { host, path }: Found, port: number): Found | undefined {
  const here = `http://${host}:${port}${path}`;
  const url = URL.parse(href, here);
  if (url?.protocol !== 'http:' || url.port !== `${port}` || !isForReading(url.pathname)) return undefined;
  const found = findSite(url.host);
  if (!found || found.isForeign) return undefined;
  return { host: url.hostname, path: url.pathname + url.search, from: here };
}

/** Looks at one answer after the other, and gives the links of each. */
function openJudge() {
  const findings: Finding[] = [];
  const keys = new Set(Object.keys(readMessages('en')));
  const titles = new Map<string, string>();

  function judge({ host, path, from }: Found, answer: PageAnswer): string[] {
    const { status, type, location, body } = answer;
    const find = (kind: FindingKind, detail: string) =>
      void findings.push({ kind, address: host + path, detail, from });
    if (status === 0 || status >= 500) find('server error', `${status} ${status ? '' : body}`);
    if (status === 404 || status === 410) find('not found', `${status}`);
    if (status >= 300 && status < 400) return [location];
    if (status !== 200 || !type.includes('html')) return [];
    const page = readPage(body);
    judgeTexts(page, find);
    if (page.isIndexed) judgeHead(page, { host, find });
    return page.links;
  }

  type Find = (kind: FindingKind, detail: string) => void;

  function judgeTexts({ texts }: CrawledPage, find: Find): void {
    for (const { text, locale } of texts) {
      const key = text.match(/\b[a-z]\w*(?:\.\w+)+\b/g)?.find((word) => keys.has(word));
      if (key) find('message key', key);
      const foreign = foreignIn(text, locale);
      if (foreign) find('foreign text', `${foreign} in ${locale}: ${text.slice(0, 100)}`);
    }
  }

  function judgeHead(page: CrawledPage, { host, find }: { host: string; find: Find }): void {
    const { title, description, headings, canonical, locale } = page;
    if (!title) find('no title', '');
    const known = titles.get(`${host} ${locale} ${title}`);
    if (known === undefined) titles.set(`${host} ${locale} ${title}`, canonical);
    else if (known !== canonical) find('title twice', `${title}: also ${known}`);
    const length = [...description].length;
    if (length < 50 || length > 170) find('description', `${length} characters: ${description.slice(0, 60)}`);
    if (headings !== 1) find('h1', `${headings}`);
    if (!canonical) find('canonical', 'none');
  }

  return { findings, judge };
}
