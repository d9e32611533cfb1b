import { useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { daysBetween, plainDate } from '#lib/plain-date.ts';
import type { MessageKey } from '#texts/message-key.ts';
import { AgentRow } from '#web/agent-prices/agent-places.tsx';
import { CallBackLink } from '#web/call-back/call-back-link.tsx';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { luggageText } from '#web/parts/offer/luggage-text.ts';
import { partyFor } from '#web/parts/offer/party-text.ts';
import { OpenedPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { offerLink, withOpen } from '#web/search/query/detail-address.ts';
import { classKey, kindKey } from '#web/search/wizard/flight-words.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { Price } from '#web/ui/price.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import styles from './flight-card.module.css';
import { type FlightLeg, type FlightRow, isCharterRow, legsOf } from './flight-list.ts';
import type { AskedFlights } from './load-flights.ts';
import { isOpened, type OpenedFlights } from './opened-flights.ts';
import '#web/ui/label.css';
import '#web/ui/price.css';

/** The server renders that of the flights that an address names; others are fetched when they are opened. */
const FlightReceipt = lazyPart(() => import('./flight-receipt.tsx'));

type Props = { row: FlightRow; data: AskedFlights };

/** Flights that are sold together: when and how they fly, with what luggage, how sure their seats are, what they cost. */
export function FlightCard({ row, data }: Props) {
  const t = useT();
  const { price } = useUiLanguage();
  const { question, from, to } = data;
  const { adults, childAges } = question;
  const travellers = adults + childAges.length;
  const each = price(Math.ceil(row.price / travellers), row.currency);
  const luggage = luggageText(t, legsOf(row));
  const receipt = useReceipt(row, data);
  return (
    <article className={styles.flightCard}>
      <div className={styles.legs}>
        <h2 className="sr">
          {legsOf(row)
            .map(({ flightNumber }) => flightNumber)
            .join(', ')}
        </h2>
        <Leg leg={row.out} way="wizard.flights.there" from={from} to={to} />
        {row.back && <Leg leg={row.back} way="wizard.flights.back" from={to} to={from} />}
        <p className={styles.marks}>
          <span className="tag">{t(kindKey(isCharterRow(row)))}</span>
          <span className="tag">{t(classKey(row.classId))}</span>
          <Seats row={row} />
          {luggage && <span className="small">{luggage}</span>}
        </p>
      </div>
      <div className={styles.flightPrice}>
        <Price amount={row.price} currency={row.currency} />
        <span className="price-for">
          {t('common.party.forParty', { party: partyFor(t, adults, childAges.length) })}
        </span>
        {travellers > 1 && (
          <span className="small">
            {t(childAges.length > 0 ? 'flights.eachAverage' : 'flights.each', { price: each })}
          </span>
        )}
        <span className="tiny muted">{t('flights.pricedAt', { time: row.pricedAt })}</span>
        <Link
          className="small"
          role="button"
          aria-expanded={receipt.isOpen}
          to={receipt.to}
          preventScrollReset
          onClick={(event) => {
            event.preventDefault();
            receipt.toggle();
          }}
        >
          {receipt.isOpen ? t('flights.receipt.hide') : t('flights.receipt.show')}
        </Link>
        <CallBackLink
          className={buttonClass({ kind: 'go', size: 's' })}
          context={legsOf(row)
            .map(({ flightNumber, departsAt }) => `${flightNumber}, ${departsAt.slice(0, 10)}`)
            .join('; ')}
          claim={row.cat_Claim}
        >
          {t('shell.callBack.open')}
        </CallBackLink>
      </div>
      <AgentRow isInset offer={row.agent} name="" />
      {receipt.isOpen && (
        <OpenedPart onFailed={receipt.close}>
          <FlightReceipt
            opened={receipt.opened}
            onRetry={receipt.load}
            className={styles.fareReceipt}
            titleClass={styles.fareTitle}
          />
        </OpenedPart>
      )}
    </article>
  );
}

/** The receipt of flights: what came with the page, or fetched when it is first asked for. */
function useReceipt(row: FlightRow, { opened: given }: AskedFlights) {
  const toLocal = useLocalPath();
  const { search } = useLocation();
  const fetcher = useFetcher<OpenedFlights | null>();
  const isGiven = given !== undefined && isOpened(row, given);
  const [isOpen, setOpen] = useState(isGiven);
  const hasFailed = fetcher.data === null && fetcher.state === 'idle';
  const opened = hasFailed ? null : (fetcher.data ?? (isGiven ? given : undefined));
  const load = () =>
    void fetcher.load(toLocal(`/lookup/flight-receipt?${new URLSearchParams({ claim: row.cat_Claim })}`));
  const toggle = () => {
    if (!isOpen && !opened) load();
    setOpen(!isOpen);
  };
  const to = isOpen ? withOpen(search, {}) : offerLink(search, row.cat_Claim);
  return { isOpen, opened, toggle, close: () => setOpen(false), load, to };
}

type LegProps = { leg: FlightLeg; way: MessageKey; from: string; to: string };

/** One way: local times at both ends, how long it takes, and whose flight it is. */
function Leg({ leg, way, from, to }: LegProps) {
  const t = useT();
  const hours = Math.floor(leg.durationMinutes / 60);
  const minutes = { hours, minutes: leg.durationMinutes % 60 };
  const duration =
    hours === 0 ? t('common.duration.minutes', minutes) : t('common.duration.hoursMinutes', minutes);
  return (
    <div className={classNames(styles.leg, 'num')}>
      <span className={styles.legWay}>{t(way)}</span>
      <LegEnd at={leg.departsAt} town={from} airport={leg.from} />
      <span className={styles.legLine}>
        <span>{duration}</span>
        <span>{`${leg.carrier}, ${leg.flightNumber.replace(' ', '\u00a0')}`}</span>
      </span>
      <LegEnd at={leg.arrivesAt} town={to} airport={leg.to} later={daysLater(leg)} />
    </div>
  );
}

/** How many days after it has left a flight arrives, on the clocks of its airports. */
const daysLater = ({ departsAt, arrivesAt }: FlightLeg) =>
  daysBetween(plainDate(departsAt.slice(0, 10)), plainDate(arrivesAt.slice(0, 10)));

type LegEndProps = { at: string; town: string; airport: string; later?: number };

function LegEnd({ at, town, airport, later = 0 }: LegEndProps) {
  const t = useT();
  const { date } = useFormat();
  return (
    <span className={styles.legEnd}>
      <b>{at.slice(11, 16)}</b>
      {later > 0 && <span className={styles.later}>{t('flights.later', { count: later })}</span>}
      <span className="tiny muted">
        {[town, airport].filter(Boolean).join(' ')}, {date(at.slice(0, 10), 'dayShort')}
      </span>
    </span>
  );
}

/** As sure as the less sure of the two ways. */
function Seats({ row }: { row: FlightRow }) {
  const t = useT();
  const seats = legsOf(row).map((leg) => leg.seats);
  const least = (['request', 'few'] as const).find((each) => seats.includes(each)) ?? 'many';
  return <span className={classNames('tag', least === 'many' && 'tag--sea')}>{t(seatKeys[least])}</span>;
}

const seatKeys = {
  many: 'flights.seats.many',
  few: 'flights.seats.few',
  request: 'flights.seats.request',
} as const;
