import type { OfferAnswer } from '#calls/offer-fields.ts';
import type { CancellationAnswer } from '#calls/offer-terms.ts';
import type { Translate } from '#texts/translator.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { freeUntil } from './cancellation-lines.ts';
import { luggageText } from './luggage-text.ts';
import styles from './offer-terms.module.css';
import { isNightFlight, type TripHours, tripHours } from './trip-hours.ts';

type Offer = Pick<OfferAnswer, 'out' | 'back' | 'nights'>;
type Total = { total: number; currency: string };
type Props = { offer: Offer; cancellation: CancellationAnswer | null; receipt: Total };
type Fact = { name: string; value: string; note?: string | undefined; hint?: string };

/** What a trip really is: the time that its flights leave, luggage, the last free day to cancel, and the total. */
export function TripCard({ offer, cancellation, receipt }: Props) {
  const t = useT();
  const format = useFormat();
  const ui = useUiLanguage();
  const facts: Fact[] = [
    ...flightFacts(t, offer, format.nights(offer.nights)),
    ...cancellationFact(t, cancellation, (day) => format.date(day, 'day')),
    { name: t('offer.card.total'), value: ui.price(receipt.total, receipt.currency) },
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: facts of one of many offers: no landmark of the page, nor fields
    <div role="group" className={styles.tripCard} aria-label={t('offer.card.title')}>
      <dl>
        {facts.map(({ name, value, note, hint }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd title={hint}>
              <b>{value}</b>
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function flightFacts(t: Translate, { out, back }: Offer, nights: string): Fact[] {
  const time = t('offer.card.time');
  if (!out || !back) return [{ name: time, value: nights }];
  const hours = tripHours(out, back);
  const luggage = luggageText(t, [out, back]);
  return [
    {
      name: time,
      value: t('offer.card.fullDays', { count: hours.fullDays }),
      note: edgesText(t, hours),
      hint: t('offer.card.counted'),
    },
    { name: t('offer.card.flights'), value: t(`offer.card.nights.${nightsOf(out, back)}`) },
    ...(luggage ? [{ name: t('offer.card.luggage'), value: luggage }] : []),
  ];
}

function edgesText(t: Translate, { firstDay, lastDay }: TripHours): string | undefined {
  const edges = [
    ...(firstDay > 0 ? [t('offer.card.firstDay', { hours: firstDay })] : []),
    ...(lastDay > 0 ? [t('offer.card.lastDay', { hours: lastDay })] : []),
  ];
  return edges.length > 0 ? edges.join(', ') : undefined;
}

type Flight = NonNullable<Offer['out']>;

function nightsOf(out: Flight, back: Flight): 'none' | 'out' | 'back' | 'both' {
  if (isNightFlight(out)) return isNightFlight(back) ? 'both' : 'out';
  return isNightFlight(back) ? 'back' : 'none';
}

function cancellationFact(
  t: Translate,
  cancellation: CancellationAnswer | null,
  date: (day: string) => string,
): Fact[] {
  if (!cancellation) return [];
  const day = freeUntil(cancellation);
  const value = day ? t('offer.card.freeUntil', { date: date(day) }) : t('offer.card.neverFree');
  return [{ name: t('offer.card.cancellation'), value }];
}
