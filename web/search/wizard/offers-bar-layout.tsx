import { Outlet, useLocation } from 'react-router';
import { addDays } from '#lib/plain-date.ts';
import { clockContext } from '#web/context/context.ts';
import { askedOf } from '#web/search/query/asked-of.ts';
import { emptyForm } from '#web/search/query/search-form.ts';
import { seasonSearch } from '#web/search/query/season-search.ts';
import type { Route } from './+types/offers-bar-layout.ts';
import { loadSearchBar } from './load-search-bar.ts';
import styles from './search-bar.module.css';
import { SearchBar } from './search-bar.tsx';
import { TripWords } from './trip-words.tsx';
import { toursAndHotels } from './types/tours-and-hotels.ts';
import { Wizard } from './wizard.tsx';
import { loadWizardOptions, type WizardOptions } from './wizard-options.ts';

/** Last-minute tours leave within so many days. */
const hotDays = 14;

const noDays = { checkInFrom: undefined, checkInTo: undefined };

/**
 * The wizard of last-minute tours and seasons: above a list of all countries it begins with the defaults of the market,
 * of a season without days, for which of its months is meant nobody has said ([W]§2.4). Days outside a season are cleared
 * ([W]§4): then it keeps the rest of the address.
 */
export async function loader(request: Route.LoaderArgs) {
  const { context } = request;
  const season = seasonSearch(request);
  const hasCountry = askedOf(request).place.state !== undefined;
  const isSearch = season ? season.isSearch : hasCountry;
  if (isSearch) return { isSearch, ...(await loadSearchBar(request, 'tour')) };
  if (season && hasCountry) {
    const { options, initial } = await loadSearchBar(request, 'tour');
    // The list below is of a town that the site sells from: another one is not shown as if it were chosen.
    const { townFrom } = isKnownTown(options, initial.townFrom) ? initial : options.defaults;
    return { isSearch, options, initial: { ...initial, townFrom, ...noDays } };
  }
  const options = await loadWizardOptions(context, 'tour');
  const { today } = context.get(clockContext);
  const days = season ? noDays : { checkInFrom: addDays(today, 1), checkInTo: addDays(today, hotDays) };
  return { isSearch, options, initial: { ...emptyForm('tour', options.defaults), ...days } };
}

const isKnownTown = ({ towns }: WizardOptions, inc: number) =>
  towns.some(({ items }) => items.some((town) => town.inc === `${inc}`));

/** The search for what leaves soon, or in a season, above its list. */
export default function OffersBarLayout({ loaderData }: Route.ComponentProps) {
  const { options, initial, isSearch } = loaderData;
  const { pathname, search } = useLocation();
  const key = pathname + search;
  return (
    <>
      {isSearch ? (
        <SearchBar key={key} definition={toursAndHotels} initial={initial} options={options}>
          <TripWords form={initial} options={options} />
        </SearchBar>
      ) : (
        <div className={styles.open}>
          <div className="page">
            <Wizard key={key} definition={toursAndHotels} initial={initial} options={options} />
          </div>
        </div>
      )}
      <Outlet />
    </>
  );
}
