import { localeOf, localisePath } from '#sites/locale.ts';
import type { Site } from '#sites/site.ts';
import { type ContentMoment, type LiveContent, readOnce } from './live-content.ts';
import { readRedirects, type StoredRedirect } from './redirect-store.server.ts';

/** What became of an address: where its page is now, or that it is gone. */
export type Moved = { status: 301 | 308; to: string } | { status: 410 };

type Source = { db: LiveContent['db']; moment: ContentMoment };
type MovedSite = Pick<Site, 'market' | 'mainLocale' | 'secondaryLocales'>;

/** Looks up an address of a site, with its query, that no page answers. */
export async function findMoved({ db, moment }: Source, address: string, site: MovedSite) {
  const rules = await readOnce(moment, `redirects ${site.market}`, async () =>
    shortened(rulesOf(await readRedirects(db), site.market)),
  );
  return moveBy(rules, address, site);
}

type Rules = ReadonlyMap<string, Pick<StoredRedirect, 'to_path' | 'status'>>;

/** By address, what a market says itself before what is said of all. */
function rulesOf(rows: readonly StoredRedirect[], market: string): Rules {
  const ofMarket = rows.filter((row) => row.market === '' || row.market === market);
  ofMarket.sort((a, b) => a.market.length - b.market.length);
  return new Map(ofMarket.map((row) => [row.from_path, row]));
}

/** A browser is led to the end of a chain at once. The import lets no ring pass; one that is there ends where it began. */
function shortened(rules: Rules): Rules {
  return new Map(
    [...rules].map(([from, rule]) => {
      const seen = new Set([from]);
      let last = rule;
      for (let next = nextOf(rules, last.to_path); next; next = nextOf(rules, last.to_path)) {
        if (seen.has(last.to_path!)) break;
        seen.add(last.to_path!);
        last = { ...next, status: next.to_path === null ? 410 : rule.status };
      }
      return [from, last];
    }),
  );
}

function nextOf(rules: Rules, to: string | null) {
  if (to === null) return undefined;
  const [address = ''] = to.split('#');
  return rules.get(address) ?? rules.get(address.split('?')[0]!);
}

/** The address as it stands, then without its query, then both without their language, which is then kept. */
export function moveBy(rules: Rules, address: string, site: MovedSite): Moved | undefined {
  const at = address.indexOf('?');
  const [pathname, query] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
  const { locale, path } = localeOf(site, pathname);
  for (const candidate of [pathname, path]) {
    const plain = candidate.replace(/\/+$/, '');
    const exact = query ? rules.get(plain + query) : undefined;
    const rule = exact ?? rules.get(plain);
    if (!rule) continue;
    if (rule.to_path === null) return { status: 410 };
    const to = exact || /[?#]/.test(rule.to_path) ? rule.to_path : rule.to_path + query;
    return { status: rule.status === 308 ? 308 : 301, to: localisePath(site, locale, to) };
  }
  return undefined;
}
