import { useLocation } from 'react-router';
import { hoursOf } from '#lib/day-parts.ts';
import type { Translate } from '#texts/translator.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { costsText } from '#web/parts/offer/costs-text.ts';
import { withFilters } from '#web/search/query/detail-address.ts';
import {
  hasCosts,
  isFiltered,
  noOfferFilters,
  type OfferFilters,
  withoutCosts,
} from '#web/search/query/filters.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Link } from '#web/ui/link.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import styles from './rooms-and-prices.module.css';
import '#web/ui/label.css';

type Props = {
  filters: OfferFilters;
  /** The names of the boards and the airlines that are filtered by. */
  mealNames: string[];
  carrierNames: string[];
  /** Of the bounds of the price. */
  currency: string;
};

/** What the offers are filtered by, each a link to the page without it, and one to all offers. */
export function OfferFilterChips({ filters, currency, ...names }: Props) {
  const t = useT();
  const { search } = useLocation();
  const { price } = useUiLanguage();
  if (!isFiltered(filters)) return null;
  const wishes = wishesOf(filters, names, t, (amount) => price(amount, currency));
  return (
    <div className={styles.only}>
      <span className="muted" id="only">
        {t('detail.rooms.only')}
      </span>
      <ul className="chosen" aria-labelledby="only">
        {wishes.map(({ name, without }) => (
          <li key={name}>
            <Chip to={withFilters(search, without)} removes={t('results.filters.remove', { name })}>
              {name}
            </Chip>
          </li>
        ))}
        <li>
          <Link className="chosen__clear" to={withFilters(search, noOfferFilters)} preventScrollReset>
            {t('detail.rooms.showAll')}
          </Link>
        </li>
      </ul>
    </div>
  );
}

/** Each wish in words, and the filters without it; without bounds of the price its currency is the visitor's again. */
function wishesOf(
  filters: OfferFilters,
  { mealNames, carrierNames }: Pick<Props, 'mealNames' | 'carrierNames'>,
  t: Translate,
  price: (amount: number) => string,
): { name: string; without: OfferFilters }[] {
  const { meals, onlyInstant, flight, carriers, leaves, returns } = filters;
  const { currency: _, ...atAnyPrice } = withoutCosts(filters);
  const wish = (isWished: boolean, name: () => string, without: OfferFilters) =>
    isWished ? [{ name: name(), without }] : [];
  return [
    ...wish(meals.length > 0, () => mealNames.join(', ') || t('results.filters.meals'), {
      ...filters,
      meals: [],
    }),
    ...wish(hasCosts(filters), () => costsText(t, filters, price), atAnyPrice),
    ...wish(onlyInstant, () => t('results.filters.instant'), { ...filters, onlyInstant: false }),
    ...wish(flight === 'charter', () => t('results.filters.charter'), { ...filters, flight: 'any' }),
    ...wish(carriers.length > 0, () => carrierNames.join(', ') || t('results.filters.carrier'), {
      ...filters,
      carriers: [],
    }),
    ...wish(leaves.length > 0, () => `${t('results.filters.leaves')} ${leaves.map(hoursOf).join(', ')}`, {
      ...filters,
      leaves: [],
    }),
    ...wish(returns.length > 0, () => `${t('results.filters.returns')} ${returns.map(hoursOf).join(', ')}`, {
      ...filters,
      returns: [],
    }),
    ...wish(flight === 'regular', () => t('results.filters.regular'), { ...filters, flight: 'any' }),
  ];
}
