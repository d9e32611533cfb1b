import { fixedPaths } from '#lib/fixed-paths.ts';
import { after } from './staged-view.server.ts';
import { type Import, staged } from './staging-store.server.ts';

/** The page that a link leads to, without what its query and hash choose on it. */
const pageOf = (link: string) => `split_part(split_part(${link}, '#', 1), '?', 1)`;

/**
 * Redirects that lead back to where they came from, by however many others, in some market: what a market says itself
 * goes before what is said of all. A redirect of a query leads on from its path too, because one without it would.
 */
export const redirectLoop = (run: Import) => `
    with recursive rules as (select * from ${after(run, 'redirect')} own),
    said as (
      select m.market as site, r.* from (select distinct market from rules union select '') m
        join rules r on r.market = m.market or (r.market = '' and not exists (
          select from rules closer where closer.from_path = r.from_path and closer.market = m.market))
       where r.to_path is not null),
    way as (
      select s.line, s.from_path as start, r.site, r.to_path, array[r.from_path] as seen
        from ${staged('redirect')} s
        join said r on r.from_path = s.from_path and r.to_path = s.to_path and (r.site = s.market or s.market = '')
      union all
      select w.line, w.start, w.site, r.to_path, w.seen || r.from_path
        from way w
        join said r on r.site = w.site and r.from_path in (split_part(w.to_path, '#', 1), ${pageOf('w.to_path')})
       where r.from_path <> all (w.seen))
    select distinct on (w.line) w.line, 'to_path' as "column",
           'leads back to ' || w.start || case when cardinality(w.seen) > 1
             then ', by ' || array_to_string(w.seen[2:], ', ') else '' end as reason,
           s.to_path as value
      from way w join ${staged('redirect')} s on s.line = w.line
     where w.start in (split_part(w.to_path, '#', 1), ${pageOf('w.to_path')})
     order by w.line, cardinality(w.seen)`;

/** The addresses of pages that are there, what each is, and in which markets it is shown. */
const living = (run: Import) => `
    select rtrim(link, '/') as path, 'page ' || slug as what, markets from ${after(run, 'page')} p
     where is_active and link like '/%'
    union all
    select '/info/' || concat_ws('/', nullif(parent_slug, ''), slug), 'page ' || slug, markets
      from ${after(run, 'page')} p where is_active and link = '' and page_type = 'info'
    union all
    select '/countries/' || slug, 'page ' || slug, markets from ${after(run, 'page')} p
     where is_active and page_type = 'country'
    union all
    select kind || s.slug || '/' || h.slug, 'hotel ' || h.id, ''
      from ${after(run, 'hotel')} h join ${after(run, 'town')} t on t.id = h.town_id
      join ${after(run, 'region')} r on r.id = t.region_id join ${after(run, 'state')} s on s.id = r.state_id
     cross join (values ('/tours/'), ('/hotels/')) kinds (kind) where h.on_sale
    union all
    select '/excursion-tours/' || s.slug || '/' || e.slug, 'excursion_tour ' || e.id, ''
      from ${after(run, 'excursion_tour')} e join ${after(run, 'state')} s on s.id = e.state_id where e.is_active
    union all
    select path, 'a page of the program', '' from (values ${fixedPaths.map((path) => `('${path}')`).join(', ')}) own (path)
    union all
    select '/contacts/sales-offices/' || id, 'office ' || id, '' from ${after(run, 'office')} o`;

/** Redirects from where a page is: it is shown, and nobody would be led on. */
export const livingPage = (run: Import) => `
    select distinct on (s.line) s.line, 'from_path' as "column",
           page.what || ' answers at this address' as reason, s.from_path as value
      from ${staged('redirect')} s join (${living(run)}) page on page.path = ${pageOf('s.from_path')}
     where page.markets = '' or s.market = '' or s.market = any (string_to_array(page.markets, ','))
     order by s.line`;
