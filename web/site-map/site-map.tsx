import { data } from 'react-router';
import { states } from '#calls/lookups-places.ts';
import { type SiteMapSection, siteMap, siteMapSections } from '#calls/site-map.ts';
import { clientContext, localeContext, siteContext } from '#web/context/context.ts';
import { departures } from '#web/context/home-town.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { CountryList } from '#web/countries/country-list.tsx';
import styles from '#web/parts/content.module.css';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { Chip } from '#web/ui/chip.tsx';
import type { Route } from './+types/site-map.ts';
import { SiteMapGroups } from './site-map-groups.tsx';

const perPage = 300;

/** A section of the site map ([S]§2.1); countries also say what they cost from the visitor's town. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const named = params.section ?? url.pathname.split('/').filter(Boolean).at(-1);
  const section = siteMapSections.find((known) => known === named);
  if (!section) throw data('notFound', { status: 404 });
  const shown =
    section === 'countries' ? await loadCountries(context) : await loadEntries(context, section, url);
  return { section, sections: [...siteMapSections], ...shown };
}

type Context = Route.LoaderArgs['context'];

async function loadCountries(context: Context) {
  const client = context.get(clientContext);
  const { home: town } = await departures(context);
  const sold = town ? await client.call(states, { townFrom: town.townFrom, topCount: 0 }) : undefined;
  const byName = new Intl.Collator(context.get(localeContext));
  const countries = sold?.ok ? sold.value.toSorted((a, b) => byName.compare(a.stateName, b.stateName)) : [];
  return { countries, townNameFrom: town?.townNameFrom ?? '', entries: [], page: 1, pageCount: 1 };
}

async function loadEntries(context: Context, section: SiteMapSection, url: URL) {
  const page = Number(/^[1-9]\d{0,4}$/.exec(url.searchParams.get('page') ?? '1')?.[0] ?? 1);
  const answer = await context
    .get(clientContext)
    .call(siteMap, { section, skip: (page - 1) * perPage, take: perPage });
  if (!answer.ok)
    throw new Error(`The pages of ${context.get(siteContext).id} cannot be told`, { cause: answer });
  const { list, total } = answer.value;
  if (page > 1 && list.length === 0) throw data('notFound', { status: 404 });
  return { countries: [], townNameFrom: '', entries: list, page, pageCount: Math.ceil(total / perPage) };
}

export default function SiteMap({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { brand } = useVisit().site;
  const { section, sections, countries, townNameFrom, entries, page, pageCount } = loaderData;
  const isEmpty = countries.length === 0 && entries.length === 0;
  return (
    <section className="section page">
      <DocumentHead
        title={`${t('shell.footer.siteMap')}: ${t(`pages.siteMap.${section}`)}, ${brand.name}`}
        of={[
          `${t('shell.footer.siteMap')}: ${t(`pages.siteMap.${section}`)}`,
          section === 'countries' && t('pages.siteMap.lead', { town: townNameFrom }),
        ]}
      />
      {isEmpty && <meta name="robots" content="noindex" />}
      <div className="section__head">
        <div>
          <h1>{t(`pages.siteMap.${section}`)}</h1>
          {section === 'countries' && (
            <p className="muted">{t('pages.siteMap.lead', { town: townNameFrom })}</p>
          )}
        </div>
      </div>
      <Sections sections={sections} current={section} />
      {isEmpty && <p className="muted">{t('pages.siteMap.empty')}</p>}
      <CountryList countries={countries} />
      <SiteMapGroups entries={entries} />
      <Paging section={section} page={page} pageCount={pageCount} />
    </section>
  );
}

function Sections({ sections, current }: { sections: SiteMapSection[]; current: SiteMapSection }) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <nav className={styles.siteMapSections} aria-label={t('shell.footer.siteMap')}>
      {sections.map((section) => (
        <Chip key={section} to={toLocal(`/sitemap/${section}`)} current={section === current}>
          {t(`pages.siteMap.${section}`)}
        </Chip>
      ))}
    </nav>
  );
}

function Paging({ section, page, pageCount }: { section: SiteMapSection; page: number; pageCount: number }) {
  const t = useT();
  const toLocal = useLocalPath();
  if (pageCount < 2) return null;
  return (
    <nav className={styles.siteMapSections} aria-label={t('pages.siteMap.paging')}>
      {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
        <Chip
          key={number}
          to={toLocal(`/sitemap/${section}${number > 1 ? `?page=${number}` : ''}`)}
          current={number === page}
        >
          {number}
        </Chip>
      ))}
    </nav>
  );
}
