import { useT } from '#web/context/i18n-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { LoadingDisplay } from '#web/ui/loading-display.tsx';
import type { OfficeList } from './load-offices.ts';
import { NoOffices, OfficesFailed } from './no-offices.tsx';
import { OfficeCard } from './office-card.tsx';
import { OfficeFilterBar } from './office-filter-bar.tsx';
import { type OfficeView, officeViews } from './office-question.ts';
import { OfficeSkeleton } from './office-skeleton.tsx';
import styles from './offices.module.css';
import { OfficesOnMap } from './offices-on-map.tsx';
import { useOfficeList } from './use-office-list.ts';

export type OfficeFinderProps = {
  /** What the page was loaded with; without it the visitor's town is asked for. */
  initial?: OfficeList | undefined;
  /** Whether the filter stands in the address of the page. */
  isInAddress?: boolean;
  /** Without a filter the intro of the site stands above the offices. */
  hasFilter?: boolean;
  /** Shows no more than so many cards: the page around them leads to the others. */
  most?: number;
  /** Of the offices' names, below the headings of the page. */
  heading?: 'h2' | 'h3';
  /** What a call back from here would be about. */
  context?: string | undefined;
};

/** Sales offices as a list or on a map, with a filter or an intro above them ([S]§2.16). */
export function OfficeFinder({
  initial,
  isInAddress = false,
  hasFilter = true,
  most = Number.POSITIVE_INFINITY,
  heading = 'h3',
  context,
}: OfficeFinderProps) {
  const t = useT();
  const { filter, list, isLoading, hasFailed } = useOfficeList({ initial, isInAddress });
  const offices = list?.offices ?? [];
  // The map stays where it is while other offices come.
  const isMap = filter.state.view === officeViews.map && offices.length > 0;
  return (
    <div className={styles.officeFinder}>
      {hasFilter && <OfficeFilterBar filter={filter} list={list} />}
      {!hasFilter && !isLoading && list?.intro && <p>{list.intro}</p>}
      <LiveRegion message={isLoading ? '' : t('offices.found', { count: offices.length })} />
      <LoadingDisplay
        state={{
          isFetching: isLoading,
          isAjax: isLoading && isMap,
          isError: hasFailed,
          isEmpty: offices.length === 0,
        }}
        skeleton={<OfficeSkeleton />}
        empty={list && <NoOffices list={list} />}
        error={<OfficesFailed onRetry={filter.ask} />}
      >
        {list && (
          <Offices list={list} view={filter.state.view} most={most} heading={heading} context={context} />
        )}
      </LoadingDisplay>
    </div>
  );
}

type OfficesProps = Required<Pick<OfficeFinderProps, 'most' | 'heading'>> &
  Pick<OfficeFinderProps, 'context'> & { list: OfficeList; view: OfficeView };

function Offices({ list: { offices = [], map }, view, most, heading, context }: OfficesProps) {
  const t = useT();
  const cards = (
    <ul className={styles.officeList}>
      {offices.slice(0, most).map((office) => (
        <li key={office.inc}>
          <OfficeCard office={office} heading={heading} context={context} />
        </li>
      ))}
    </ul>
  );
  if (view === officeViews.list) return cards;
  return (
    <>
      <OfficesOnMap offices={offices} map={map} context={context} />
      <noscript>
        <p className={classNames(styles.officeFinderScripts, 'muted')}>{t('officeList.map.needsScripts')}</p>
        {cards}
      </noscript>
    </>
  );
}
