import { Link, useLocation } from 'react-router';
import { costsText } from '#web/costs-text.ts';
import { useT } from '#web/i18n/i18n-context.tsx';
import type { Translate } from '#web/i18n/translator.ts';
import { withFilters } from '#web/offer/detail-address.ts';
import { hasCosts, isFiltered, noOfferFilters, type OfferFilters, withoutCosts } from '#web/offer-filters.ts';
import { Chip } from '#web/ui/chip.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';

type Props = {
  filters: OfferFilters;
  /** The names of the boards that are filtered by. */
  mealNames: string[];
  /** Of the bounds of the price. */
  currency: string;
};

/** What the offers are filtered by, each a link to the page without it, and one to all offers. */
export function OfferFilterChips({ filters, mealNames, currency }: Props) {
  const t = useT();
  const { search } = useLocation();
  const { price } = useUiLanguage();
  if (!isFiltered(filters)) return null;
  const wishes = wishesOf(filters, mealNames, t, (amount) => price(amount, currency));
  return (
    <div className="only">
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
  mealNames: string[],
  t: Translate,
  price: (amount: number) => string,
): { name: string; without: OfferFilters }[] {
  const { meals, onlyInstant, flight } = filters;
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
    ...wish(flight === 'regular', () => t('results.filters.regular'), { ...filters, flight: 'any' }),
  ];
}
