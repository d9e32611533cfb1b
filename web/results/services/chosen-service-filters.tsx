import { useT } from '#web/context/i18n-context.tsx';
import { costsText } from '#web/parts/offer/costs-text.ts';
import { serviceAddress } from '#web/search/query/service-question.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Link } from '#web/ui/link.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import type { AskedServices } from './load-services.ts';
import '#web/ui/label.css';

const noCosts = { costMin: undefined, costMax: undefined };
const noTown = { town: undefined };

/** The filters in force, each a link to the list without it. */
export function ChosenServiceFilters({ data: { question, found } }: { data: AskedServices }) {
  const t = useT();
  const { price } = useUiLanguage();
  const { town, costMin, costMax, currency } = question;
  const townName = found.towns.find((each) => each.town === town)?.name || t('services.town.label');
  const costs = costsText(t, { costMin, costMax }, (amount) => price(amount, currency));
  const isNarrower = found.towns.length > 2; // in the only town there is what is in all of them
  const filters = [
    ...(town === undefined || !isNarrower ? [] : [{ name: townName, without: noTown }]),
    ...(costMin === undefined && costMax === undefined ? [] : [{ name: costs, without: noCosts }]),
  ];
  if (filters.length === 0) return null;
  return (
    <ul className="chosen" aria-label={t('results.filters.active')}>
      {filters.map(({ name, without }) => (
        <li key={name}>
          <Chip to={serviceAddress(question, without)} removes={t('results.filters.remove', { name })}>
            {name}
          </Chip>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link
            className="chosen__clear"
            to={serviceAddress(question, { ...noTown, ...noCosts })}
            preventScrollReset
          >
            {t('results.filters.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}
