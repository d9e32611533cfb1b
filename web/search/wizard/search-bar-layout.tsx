import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { kindOfPath, travelKinds } from '#lib/travel-kind.ts';
import { partyText } from '#web/parts/offer/party-text.ts';
import { askedOf } from '#web/search/query/asked-of.ts';
import { datesOf, type SearchForm, searchForm } from '#web/search/query/search-form.ts';
import { classNames } from '#web/ui/class-names.ts';
import { clientContext } from '#web/visit/context.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import { useFormat } from '#web/visit/use-format.ts';
import type { Route } from './+types/search-bar-layout.ts';
import { dateWords } from './date-words.ts';
import styles from './search-bar.module.css';
import { Wizard } from './wizard.tsx';
import { loadPlace, loadWizardOptions, townNameFrom, type WizardOptions } from './wizard-options.ts';
import '#web/ui/button.css';

/** Restores the wizard from the address ([W]§2.4). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const mode = kindOfPath(url.pathname) ?? 'tour';
  const asked = askedOf({ context, url });
  const options = await loadWizardOptions(context, mode, asked.trip.townFrom);
  const { townFrom } = searchForm(asked, mode, options.defaults);
  const place = await loadPlace(context.get(clientContext), townFrom, asked.place);
  return { options, initial: searchForm(asked, mode, { ...options.defaults, place }) };
}

/** The search in one line above its results; it opens into the whole wizard, with or without scripts. */
export default function SearchBarLayout({ loaderData }: Route.ComponentProps) {
  const { options, initial } = loaderData;
  const { pathname, search } = useLocation();
  return (
    <>
      <SearchBar key={pathname + search} initial={initial} options={options} />
      <Outlet />
    </>
  );
}

function SearchBar({ initial, options }: { initial: SearchForm; options: WizardOptions }) {
  const t = useT();
  return (
    <div className={styles.summary} data-bar="page">
      <details className={classNames('page', styles.summaryIn)} {...useClosing()}>
        <summary className={classNames(styles.summaryLine, 'num')}>
          <SearchWords form={initial} options={options} />
          <span className="btn btn--small btn--line">{t('common.action.change')}</span>
        </summary>
        <Wizard initial={initial} options={options} />
      </details>
    </div>
  );
}

/** The open sheet lies over the list: Escape closes it, and so does the key that leads out of it, or focus would hide. */
function useClosing() {
  const isTabbing = useRef(false);
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    isTabbing.current = event.key === 'Tab';
    if (event.key !== 'Escape' || !event.currentTarget.open || isInPopover(event.target)) return;
    event.currentTarget.open = false;
    event.currentTarget.querySelector('summary')?.focus();
  };
  const onKeyUp = () => {
    isTabbing.current = false;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (isTabbing.current && relatedTarget && !currentTarget.contains(relatedTarget))
      currentTarget.open = false;
  };
  return { onKeyDown, onKeyUp, onBlur };
}

/** A popover of a field closes by itself first. */
const isInPopover = (target: EventTarget) =>
  target instanceof Element && target.closest(':popover-open') !== null;

/** Where, when, how long, who and from where, in that order; a phone shows the first two. */
function SearchWords({ form, options }: { form: SearchForm; options: WizardOptions }) {
  const t = useT();
  const format = useFormat();
  const country = options.countries.find(({ inc }) => inc === form.state)?.name;
  const town = townNameFrom(options, form.townFrom);
  const dates = datesOf(form);
  return (
    <>
      {country && (
        <span>
          <b>{form.place ? `${form.place.name}, ${country}` : country}</b>
        </span>
      )}
      {dates && <span>{dateWords(dates, t, format)}</span>}
      <span className={styles.late}>{format.nights(form.nightsFrom, form.nightsTo)}</span>
      <span className={styles.late}>{partyText(t, form.adults, form.childAges.length, form.childAges)}</span>
      {town && travelKinds[form.mode].hasFlight && (
        <span className={styles.late}>{t('results.summary.from', { town })}</span>
      )}
    </>
  );
}
