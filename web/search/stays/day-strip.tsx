import { memo, useEffect, useRef } from 'react';
import { minorPerUnit, money } from '#lib/money.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useVisit } from '#web/context/visit.tsx';
import { partyFor } from '#web/parts/offer/party-text.ts';
import type { Days } from '#web/search/query/trip.ts';
import { centreChosen } from '#web/ui/centre-chosen.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import styles from './day-strip.module.css';
import { StayGridButton } from './stay-grid-button.tsx';
import type { StaysQuestion } from './stays-question.ts';
import { stripDays, weeksAway } from './strip-days.ts';
import { type DayPrices, useDayPrices } from './use-day-prices.ts';
import '#web/ui/button.css';

type Props = {
  question: StaysQuestion;
  /** The days that are marked, where the page is on its way to others. */
  shown?: Days;
  /** What is waited for before the days are asked about. */
  list?: unknown;
};

/**
 * The days around the chosen ones, each a search of that day alone, and a week earlier and later. What they cost comes
 * after the list, into room that is kept for it.
 */
export const DayStrip = memo(function DayStrip({ question, shown = question, list }: Props) {
  const t = useT();
  const { today } = useVisit();
  const row = useRef<HTMLUListElement>(null);
  const days = stripDays(question, today);
  const prices = useDayPrices(question, days, list, row);
  const { checkInFrom, checkInTo } = question;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days are another place in the row
  useEffect(() => centreChosen(row.current), [checkInFrom, checkInTo]);
  if (days.length === 0) return null;
  return (
    <nav className={styles.strip} aria-label={t('results.days.label')}>
      <div className={styles.head}>
        <PriceNote question={question} prices={prices} />
        <StayGridButton question={question} days={days} />
      </div>
      <ul ref={row} className={styles.stripDays}>
        <WeekLink question={question} weeks={-1} icon="left" label={t('results.days.earlier')} />
        {days.map((day) => (
          <li key={day}>
            <DayLink day={day} question={question} prices={prices} isChosen={isWithin(day, shown)} />
          </li>
        ))}
        <WeekLink question={question} weeks={1} icon="right" label={t('results.days.later')} />
      </ul>
    </nav>
  );
});

const isWithin = (day: PlainDate, { checkInFrom, checkInTo }: Days) => day >= checkInFrom && day <= checkInTo;

/** What the prices are for; a phone has room for their currency alone. */
function PriceNote({ question, prices }: { question: StaysQuestion; prices: DayPrices | undefined }) {
  const t = useT();
  const format = useFormat();
  const visit = useVisit();
  const inCurrency = prices?.currency ?? question.currency ?? visit.currency;
  const currency = format.money(money(0 * minorPerUnit, inCurrency)).replace(/[\d\s]/g, '');
  return (
    <p className={styles.note}>
      <span>{`${t('results.days.label')}, ${currency}`}</span>
      <span>
        {t('wizard.dates.priceNote', {
          currency,
          party: partyFor(t, question.adults, question.childAges.length),
          nights: format.nights(question.nightsFrom, question.nightsTo),
        })}
      </span>
    </p>
  );
}

type DayLinkProps = {
  day: PlainDate;
  question: StaysQuestion;
  prices: DayPrices | undefined;
  isChosen: boolean;
};

function DayLink({ day, question, prices, isChosen }: DayLinkProps) {
  const t = useT();
  const format = useFormat();
  const { price } = useUiLanguage();
  const [weekday] = format.date(day, 'weekday').split(/[\s,]/);
  const amount = prices?.byDay.get(day);
  const isLowest = amount != null && amount === prices?.lowest;
  return (
    <Link
      to={question.to({ checkInFrom: day, checkInTo: day })}
      className={styles.stripDay}
      preventScrollReset
      aria-current={isChosen ? 'date' : undefined}
      data-lowest={isLowest ? '' : undefined}
    >
      <span>{weekday}</span>
      <b>{format.date(day, 'dayShort')}</b>
      <span className={styles.amount}>
        {prices && amount == null && t('results.days.none')}
        {amount != null && (
          <>
            <span aria-hidden="true">{format.number(amount)}</span>
            <span className="sr">
              {t('common.price.from', { price: price(amount, prices?.currency ?? '') })}
            </span>
          </>
        )}
      </span>
      <small>{isLowest && t('results.days.lowest')}</small>
    </Link>
  );
}

type WeekLinkProps = { question: StaysQuestion; weeks: 1 | -1; icon: IconName; label: string };

function WeekLink({ question, weeks, icon, label }: WeekLinkProps) {
  const { today } = useVisit();
  const days = weeksAway(question, weeks, today);
  if (!days) return null;
  return (
    <li className={styles.week}>
      <Link to={question.to(days)} className="round" preventScrollReset aria-label={label}>
        <Icon name={icon} />
      </Link>
    </li>
  );
}
