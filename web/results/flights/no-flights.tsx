import type { PlainDate } from '#lib/plain-date.ts';
import type { Format } from '#texts/format.ts';
import type { Translate } from '#texts/translator.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { partyFor, partyText } from '#web/parts/offer/party-text.ts';
import { refusedParty } from '#web/search/filters/refused-party.ts';
import { useUndoable } from '#web/search/filters/undo-change.tsx';
import { overOn } from '#web/search/query/date-range.ts';
import { flightAddress } from '#web/search/query/flight-question.ts';
import { dateWords } from '#web/search/wizard/date-words.ts';
import { kindKey } from '#web/search/wizard/flight-words.ts';
import { Empty } from '#web/ui/empty.tsx';
import { housePictures } from '#web/ui/house-pictures.ts';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { Price } from '#web/ui/price.tsx';
import { IgnoredParameters } from '../ignored-parameters-note.tsx';
import type { AskedFlights, FlightWay, FoundFlights } from './load-flights.ts';

type Props = { data: AskedFlights; found: Extract<FoundFlights, { ok: true }> };

/** Why no flight is here, and the single changes that lead to some, each with its flights and price. */
export function NoFlights({ data, found }: Props) {
  const t = useT();
  const format = useFormat();
  const { question, from, to } = data;
  const { adults, childAges, dateFrom, dateTo = dateFrom } = question;
  const place = from && to ? `${from} – ${to}` : t('wizard.landing.flights');
  const title = t('results.meta.titleEmpty', { place });
  const forParty = t('common.party.forParty', { party: partyFor(t, adults, childAges.length) });
  const undoable = useUndoable();
  const over = overOn({ to: dateFrom }, useVisit().today);
  const titleOf = (way: FlightWay) => wayTitle(way, over, { t, format });
  const ways = found.ways.map((way) => ({
    to: flightAddress(way.question),
    title: titleOf(way),
    state: undoable(titleOf(way)),
    note: t('flights.found', { count: way.count }),
    price: <Price amount={way.minPrice} currency={found.currency} />,
    priceFor: forParty,
  }));
  return (
    <>
      <DocumentHead title={title} of={[title]} />
      <LiveRegion message={title} />
      <Empty
        heading="h1"
        title={t(over ? 'over.title' : 'results.empty.title')}
        image={housePictures.empty}
        ways={ways}
      >
        {t('flights.empty', {
          place,
          dates: dateWords({ from: dateFrom, to: dateTo }, t, format, over),
          party: partyText(t, adults, childAges.length, childAges),
        })}{' '}
        {found.partyRefusal && `${refusedParty(question, found.partyRefusal, t)} `}
        {ways.length > 0 ? t('results.empty.lead') : t('flights.emptyNothing')}
      </Empty>
      <IgnoredParameters names={data.ignoredParameters} />
    </>
  );
}

/** What a change proposes, in words. */
function wayTitle(
  { change, question }: FlightWay,
  over: PlainDate | undefined,
  { t, format }: { t: Translate; format: Format },
): string {
  const { dateFrom, dateTo = dateFrom } = question;
  switch (change) {
    case 'filters':
      return t('results.empty.filters');
    case 'kind':
      return t(kindKey(question.isCharter));
    case 'class':
      return t('wizard.flights.everyClass');
    case 'dates':
      return t(over ? 'over.next' : 'flights.otherDates', {
        dates: dateWords({ from: dateFrom, to: dateTo }, t, format, over),
      });
    case 'direction':
      return t('wizard.flights.oneWay');
  }
}
