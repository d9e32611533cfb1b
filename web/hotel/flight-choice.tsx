import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { timeOf } from '#web/search/cards/flight-times.ts';
import { offerLink } from '#web/search/query/detail-address.ts';
import { Link } from '#web/ui/link.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import type { FlightPair } from './flight-pairs.ts';
import styles from './offer-receipt.module.css';

type Props = { pairs: readonly FlightPair[]; currency: string; onChoose: (claim: string) => void };

/** As many stand there before the rest is opened. */
const firstShown = 5;

/** The flights that an offer can be taken with, each pair with what it costs more or less; nothing where there is one. */
export function FlightChoice({ pairs, ...props }: Props) {
  const t = useT();
  if (pairs.length < 2) return null;
  const [first, rest] = [pairs.slice(0, firstShown), pairs.slice(firstShown)];
  return (
    <>
      <h4 className={styles.receiptTitle}>{t('detail.flights.choose')}</h4>
      <Pairs pairs={first} {...props} />
      {rest.length > 0 && (
        <details open={rest.some(({ isChosen }) => isChosen)}>
          <summary className={styles.morePairs}>
            {t('results.list.showMore', { count: rest.length, total: pairs.length })}
          </summary>
          <Pairs pairs={rest} {...props} />
        </details>
      )}
    </>
  );
}

function Pairs({ pairs, currency, onChoose }: Props) {
  const { search } = useLocation();
  return (
    <ul className={styles.pairs}>
      {pairs.map((pair) => (
        <li key={pair.claim}>
          <Link
            to={offerLink(search, pair.claim)}
            preventScrollReset
            aria-current={pair.isChosen ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              if (!pair.isChosen) onChoose(pair.claim);
            }}
          >
            <Leg leg={pair.out} />
            <Leg leg={pair.back} />
            <Difference pair={pair} currency={currency} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Leg({ leg }: { leg: FlightPair['out'] }) {
  return (
    <span className="num">
      {timeOf(leg.departsAt)} – {timeOf(leg.arrivesAt)}
      <span className="tiny muted">{leg.flight}</span>
    </span>
  );
}

/** What another pair costs more or less than the chosen one. */
function Difference({
  pair: { isChosen, difference, isInstant },
  currency,
}: Pick<Props, 'currency'> & { pair: FlightPair }) {
  const t = useT();
  const { price } = useUiLanguage();
  const amount = price(Math.abs(difference), currency);
  const words = difference === 0 ? t('detail.flights.same') : `${difference > 0 ? '+' : '−'}${amount}`;
  return (
    <span className="num">
      <b>{isChosen ? t('detail.flights.chosen') : words}</b>
      {!isInstant && <span className="tiny muted">{t('detail.offer.onRequest')}</span>}
    </span>
  );
}
