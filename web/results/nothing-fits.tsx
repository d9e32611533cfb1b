import type { PlainDate } from '#lib/plain-date.ts';
import { callBackAbout } from '#web/call-back/call-back-link.tsx';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { partyFor, partyText } from '#web/parts/offer/party-text.ts';
import { activeFilters, withoutFilters } from '#web/search/filters/active-filters.ts';
import { ChosenFilters } from '#web/search/filters/chosen-filters.tsx';
import { refusedParty } from '#web/search/filters/refused-party.ts';
import { relaxationNote, relaxationTitle } from '#web/search/filters/relaxations.ts';
import { useUndoable } from '#web/search/filters/undo-change.tsx';
import { overOn } from '#web/search/query/date-range.ts';
import { relaxedAddress } from '#web/search/query/relaxed-address.ts';
import type { SearchAnswer } from '#web/search/query/search-answer.ts';
import { searchAddress } from '#web/search/query/search-question.ts';
import { Empty } from '#web/ui/empty.tsx';
import { housePictures } from '#web/ui/house-pictures.ts';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { Price } from '#web/ui/price.tsx';
import { IgnoredParameters } from './ignored-parameters-note.tsx';
import { placeName } from './place-name.ts';
import type { ReadableSearch } from './results-loader.ts';

type Props = { data: ReadableSearch; answer: SearchAnswer; announcement: string };
type WhyProps = { data: ReadableSearch; place: string; over: PlainDate | undefined };

/** Why nothing is here, and what would help, each way with its hotels and price. */
export default function NothingFits({ data, answer, announcement }: Props) {
  const t = useT();
  const format = useFormat();
  const { question } = data;
  const toLocal = useLocalPath();
  const place = placeName(t, data, answer);
  const forParty = t('common.party.forParty', {
    party: partyFor(t, question.adults, question.childAges.length),
  });
  const undoable = useUndoable();
  const isUnknown = answer.state === null;
  const over = overOn({ to: question.checkInTo }, useVisit().today);
  const ways = answer.relaxations.map((way) => {
    const title = relaxationTitle(way, { ...question, overOn: over }, { t, format });
    return {
      to: relaxedAddress(question, way.query),
      title,
      state: undoable(title),
      note: relaxationNote(way, t),
      price: <Price amount={way.minPrice} currency={answer.result.currency} />,
      priceFor: forParty,
    };
  });
  const countries = answer.instead.map(({ state, name, hotelCount }) => ({
    to: searchAddress({ ...withoutFilters(question), state }, {}),
    title: name,
    note: t('results.empty.note', { count: hotelCount }),
    state: undoable(name),
  }));
  const ask = {
    to: toLocal(callBackAbout({ search: searchAddress(question).slice(1) })),
    title: t('results.empty.ask'),
    note: t('results.empty.askNote'),
  };
  const filters = activeFilters(question, answer.facets, data.names);
  return (
    <>
      <DocumentHead title={announcement} of={[announcement]} />
      <LiveRegion message={announcement} />
      <Empty
        heading="h1"
        title={t(isUnknown ? 'results.empty.unknownTitle' : over ? 'over.title' : 'results.empty.title')}
        image={housePictures.empty}
        ways={[...(ways.length > 0 ? ways : countries), ask]}
        after={<ChosenFilters filters={filters} question={question} currency={answer.result.currency} />}
      >
        {isUnknown ? (
          t('results.empty.unknownWhy', { number: `${question.state}` })
        ) : (
          <Why data={data} place={place} over={over} />
        )}{' '}
        {answer.partyRefusal && `${refusedParty(question, answer.partyRefusal, t)} `}
        {!isUnknown && t(ways.length > 0 ? 'results.empty.lead' : 'results.empty.leadNothing')}
      </Empty>
      <IgnoredParameters names={data.ignoredParameters} />
    </>
  );
}

function Why({ data: { question }, place, over }: WhyProps) {
  const t = useT();
  const format = useFormat();
  return t('results.empty.why', {
    place,
    dates: format.dateRange(question.checkInFrom, question.checkInTo, over),
    nights: format.nights(question.nightsFrom, question.nightsTo),
    party: partyText(t, question.adults, question.childAges.length, question.childAges),
  });
}
