import { hoursOf } from '#lib/day-parts.ts';
import type { MessageKey } from '#texts/message-key.ts';
import type { Translate } from '#texts/translator.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { costsText } from '#web/parts/offer/costs-text.ts';
import { type SearchQuestion, searchAddress } from '#web/search/query/search-question.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Link } from '#web/ui/link.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { type ActiveFilter, type SwitchFilter, withoutFilters } from './active-filters.ts';
import { listTitles } from './list-titles.ts';
import '#web/ui/label.css';

type Props = { filters: ActiveFilter[]; question: SearchQuestion; currency: string };

/** The filters in force, each a link to the list without it. */
export function ChosenFilters({ filters, question, currency }: Props) {
  const t = useT();
  const { price, category } = useUiLanguage();
  if (filters.length === 0) return null;
  return (
    <ul className="chosen" aria-label={t('results.filters.active')}>
      {filters.map((filter) => {
        const written = filterName(filter, t, (amount) => price(amount, currency));
        const name = filter.kind === 'stars' ? category(written) : written;
        return (
          <li key={filter.without}>
            <Chip to={filter.without} removes={t('results.filters.remove', { name })}>
              {filter.kind === 'stars' && filter.name ? <Stars star={filter.name} /> : name}
            </Chip>
          </li>
        );
      })}
      {filters.length > 1 && (
        <li>
          <Link className="chosen__clear" to={searchAddress(withoutFilters(question))} preventScrollReset>
            {t('results.filters.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}

function filterName(filter: ActiveFilter, t: Translate, price: (amount: number) => string): string {
  if (filter.kind === 'price') return costsText(t, { costMin: filter.min, costMax: filter.max }, price);
  if (isOfHours(filter)) return `${t(listTitles[filter.kind])} ${hoursOf(filter.value)}`;
  if ('value' in filter) return filter.name ?? t(listTitles[filter.kind]);
  return t(switchTitles[filter.kind]);
}

/** Hours alone would not say whether one leaves there or back. */
const isOfHours = (filter: ActiveFilter): filter is ActiveFilter & { kind: 'leaves' | 'returns' } =>
  filter.kind === 'leaves' || filter.kind === 'returns';

const switchTitles: Record<SwitchFilter, MessageKey> = {
  instant: 'results.filters.instant',
  seats: 'results.filters.seats',
  promotion: 'results.filters.promotion',
  noPromotion: 'results.filters.noPromotion',
  charter: 'results.filters.charter',
  regular: 'results.filters.regular',
  packets: 'results.filters.packets',
  box: 'results.filters.box',
};
