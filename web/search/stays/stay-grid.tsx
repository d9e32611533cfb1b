import { useEffect, useRef } from 'react';
import { searchLimits, stayLimits } from '#calls/search-limits.ts';
import { minorPerUnit, money } from '#lib/money.ts';
import { type PlainDate, plainDate } from '#lib/plain-date.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { partyFor } from '#web/parts/offer/party-text.ts';
import type { loader as staysLoader } from '#web/search/lookups/lookup-stays.ts';
import { useLookupOf } from '#web/search/wizard/use-lookup.ts';
import { centreChosen } from '#web/ui/centre-chosen.ts';
import { Link } from '#web/ui/link.tsx';
import { Waiting } from '#web/ui/skeleton.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { daysNear, lengthsNear } from './near-days.ts';
import styles from './stay-grid.module.css';
import type { StaysQuestion } from './stays-question.ts';
import { lowestOf } from './use-day-prices.ts';

type Grid = NonNullable<Awaited<ReturnType<typeof staysLoader>>>;

type Props = { question: StaysQuestion; days: readonly PlainDate[]; onChosen: () => void };

/** What each day of departure costs with each length of stay; a price is a search of that day and length. */
export default function StayGrid({ question, days, onChosen }: Props) {
  const t = useT();
  const shown = daysNear(days, question, stayLimits.days);
  const lengths = lengthsNear(question, searchLimits.nights.max, stayLimits.lengths);
  const grid = useLookupOf<typeof staysLoader>(`/lookup/stays?${question.ask(shown, lengths)}`);
  if (grid === undefined)
    return (
      <div className={styles.gridRoom}>
        <Waiting>{t('shell.state.loading')}</Waiting>
      </div>
    );
  const best = grid && cheapestStay(grid, question);
  if (!grid || !best) return <p className={styles.gridRoom}>{t('results.days.gridEmpty')}</p>;
  return <Table question={question} grid={grid} best={best} onChosen={onChosen} />;
}

type Stay = { date: string; nights: number; price: number };

/** The cheapest stay of the asked lengths, of any where these are not sold; the earliest of those that cost the same. */
function cheapestStay({ days, nights }: Grid, { nightsFrom, nightsTo }: StaysQuestion): Stay | undefined {
  const stays = days
    .flatMap(({ date, prices }) =>
      prices.flatMap((price, index) => (price === null ? [] : [{ date, nights: nights[index]!, price }])),
    )
    .sort((a, b) => a.price - b.price);
  return stays.find((stay) => stay.nights >= nightsFrom && stay.nights <= nightsTo) ?? stays[0];
}

type TableProps = { question: StaysQuestion; grid: Grid; best: Stay; onChosen: () => void };

function Table({ question, grid, best, onChosen }: TableProps) {
  const t = useT();
  const format = useFormat();
  const { price } = useUiLanguage();
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => centreChosen(scroller.current), []);
  return (
    <>
      <p className="muted">
        {t('results.days.gridNote', {
          currency: format.money(money(0 * minorPerUnit, grid.currency)).replace(/[\d\s]/g, ''),
          party: partyFor(t, question.adults, question.childAges.length),
        })}
      </p>
      <p className={styles.best}>
        <Link to={stayAddress(question, best)} onClick={onChosen} preventScrollReset>
          {t('results.days.gridBest', {
            date: format.date(best.date, 'weekday'),
            nights: format.nights(best.nights),
            price: price(best.price, grid.currency),
          })}
        </Link>
      </p>
      <div ref={scroller} className={styles.scroller}>
        <table className={styles.grid}>
          <thead>
            <tr>
              <td />
              {grid.days.map(({ date }) => (
                <th key={date} scope="col">
                  {format.date(date, 'weekday').split(/[\s,]/)[0]}
                  <b>{format.date(date, 'dayShort')}</b>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.nights.map((nights, index) => (
              <Length
                key={nights}
                nights={nights}
                prices={grid.days.map(({ date, prices }) => ({ date, price: prices[index] ?? null }))}
                question={question}
                onChosen={onChosen}
                currency={grid.currency}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type LengthProps = {
  question: StaysQuestion;
  nights: number;
  prices: { date: string; price: number | null }[];
  currency: string;
  onChosen: () => void;
};

/** A length of stay with the price of each day; the lowest of them is told from the others in words as well. */
function Length({ question, nights, prices, currency, onChosen }: LengthProps) {
  const t = useT();
  const format = useFormat();
  const spoken = useUiLanguage();
  const lowest = lowestOf(prices.flatMap(({ price }) => price ?? []));
  return (
    <tr>
      <th scope="row">{format.nights(nights)}</th>
      {prices.map(({ date, price }) => {
        if (price === null)
          return (
            <td key={date} className={styles.none}>
              {t('results.days.none')}
            </td>
          );
        const isLowest = price === lowest;
        const words = [format.date(date, 'weekday'), format.nights(nights), spoken.price(price, currency)];
        return (
          <td key={date}>
            <Link
              to={stayAddress(question, { date, nights })}
              onClick={onChosen}
              preventScrollReset
              aria-current={isAsked(question, date, nights) ? 'true' : undefined}
              data-lowest={isLowest ? '' : undefined}
            >
              <span aria-hidden="true">{format.number(price)}</span>
              <span className="sr">{words.join(', ')}</span>
              {isLowest && <small>{t('results.days.lowest')}</small>}
            </Link>
          </td>
        );
      })}
    </tr>
  );
}

const isAsked = (question: StaysQuestion, date: string, nights: number) =>
  date >= question.checkInFrom &&
  date <= question.checkInTo &&
  nights >= question.nightsFrom &&
  nights <= question.nightsTo;

function stayAddress(question: StaysQuestion, { date, nights }: Pick<Stay, 'date' | 'nights'>): string {
  const day = plainDate(date);
  return question.to({
    checkInFrom: day,
    checkInTo: day,
    nightsFrom: nights,
    nightsTo: nights,
  });
}
