import { allSites } from '#sites/all-sites.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { type Crawl, crawlSites, type Finding, type FindingKind } from './crawling/crawl-sites.ts';
import { openInBrowser, sampleOf } from './crawling/open-in-browser.ts';
import { withDemoServer } from './measure/demo-server.ts';

const most = 20_000;
const quickMost = 500;
const atOnce = 2;
const examplesShown = 15;
/** Opened in a browser. */
const sampled = 500;
const quickSampled = 10;

/** What search engines would mark a page down for, and no address of ours may have. */
const intolerable: readonly FindingKind[] = ['not found', 'server error', 'message key', 'console error'];
const kinds: readonly FindingKind[] = [
  ...intolerable,
  'foreign text',
  'title twice',
  'no title',
  'description',
  'h1',
  'canonical',
];

const hosts = allSites.map((site) => site.hosts.find((host) => host.endsWith('localhost'))!);

/** Every link of ours, from the home pages of all sites on. */
export const benchmark: Benchmark = {
  title: `${most} addresses of all ${hosts.length} sites, found by their links: what is missing, broken or in another language`,
  run: async ({ isQuick, sizes, server, say }) => {
    const size = Number(sizes[0] ?? (isQuick ? quickMost : most));
    const crawlPort = async (port: number) => {
      const crawl = await crawlSites({ port, hosts, most: size, atOnce, say });
      const sample = sampleOf(crawl.pages, isQuick ? quickSampled : sampled);
      say(`${sample.length} of ${crawl.pages.length} pages in a browser`);
      return { ...crawl, findings: [...crawl.findings, ...(await openInBrowser(sample, port))] };
    };
    const begun = performance.now();
    const crawl = server
      ? await crawlPort(Number(new URL(server).port))
      : await withDemoServer(({ port }) => crawlPort(port));
    const seconds = (performance.now() - begun) / 1_000;
    sayFindings(crawl.findings, say);
    return measurementsOf(crawl, seconds);
  },
};

function measurementsOf({ asked, findings }: Crawl, seconds: number): Measurement[] {
  const counts = [...asked.values()];
  return [
    { name: 'addresses', value: counts.reduce((sum, count) => sum + count, 0), unit: 'count' },
    { name: 'hosts', value: counts.length, unit: 'count' },
    { name: 'the whole crawl', value: seconds, unit: 's' },
    ...kinds.map(
      (kind): Measurement => ({
        name: kind,
        value: findings.filter((finding) => finding.kind === kind).length,
        unit: 'count',
        ...(intolerable.includes(kind) && { target: { atMost: 0 } }),
      }),
    ),
    ...ofSites(findings.filter(({ kind }) => kind === 'foreign text')),
    ...[...asked]
      .sort(([, a], [, b]) => b - a)
      .map(
        ([host, value]): Measurement => ({ of: `addresses of ${host}`, name: 'asked', value, unit: 'count' }),
      ),
  ];
}

/** How many texts of another language each site has, where it has any. */
const ofSites = (foreign: readonly Finding[]): Measurement[] =>
  [...Map.groupBy(foreign, ({ address }) => address.split('/')[0]!)].map(([host, { length }]) => ({
    of: `foreign text of ${host}`,
    name: 'texts',
    value: length,
    unit: 'count',
  }));

/** The same fault on many pages is told once, with how often and where it was first. */
function sayFindings(findings: readonly Finding[], say: (line: string) => void): void {
  for (const kind of kinds) {
    const ofKind = findings.filter((finding) => finding.kind === kind);
    const byDetail = [...Map.groupBy(ofKind, (one) => (kind === 'not found' ? one.address : one.detail))];
    byDetail.sort(([, a], [, b]) => b.length - a.length);
    for (const [what, members] of byDetail.slice(0, examplesShown)) {
      const [{ address, from }] = members as [Finding, ...Finding[]];
      say(`${kind}, ${members.length} times: ${what}; first at ${address}, from ${from}`);
    }
  }
}
