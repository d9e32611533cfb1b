import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { partyFor, partyText } from '#web/parts/offer/party-text.ts';
import { useUndoable } from '#web/search/filters/undo-change.tsx';
import { overOn } from '#web/search/query/date-range.ts';
import { Empty } from '#web/ui/empty.tsx';
import { housePictures } from '#web/ui/house-pictures.ts';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { Price } from '#web/ui/price.tsx';
import { ChosenServiceFilters } from './chosen-service-filters.tsx';
import type { AskedServices, WayOut } from './load-services.ts';

/** Why nothing is here, and what would help, each way with its services and price. */
export function NoServices({ data }: { data: AskedServices }) {
  const t = useT();
  const format = useFormat();
  const { question, kind, state } = data;
  const over = overOn({ to: question.checkInTo }, useVisit().today);
  const title = t(over ? 'over.title' : 'services.empty.title');
  const words = {
    filters: () => t('services.empty.withoutFilters'),
    days: ({ question: { checkInFrom, checkInTo } }) =>
      t(over ? 'over.next' : 'services.empty.days', {
        dates: format.dateRange(checkInFrom, checkInTo, over),
      }),
    state: ({ name }) => t('services.empty.instead', { name }),
    type: ({ name }) => t('services.empty.instead', { name }),
  } satisfies Record<WayOut['change'], (way: WayOut) => string>;
  const undoable = useUndoable();
  const ways = data.ways.map((way) => ({
    to: way.to,
    title: words[way.change](way),
    state: undoable(words[way.change](way)),
    note: t('services.found', { count: way.count }),
    price: <Price amount={way.minPrice} currency={question.currency} />,
    priceFor: t('common.party.forParty', { party: partyFor(t, way.adults, way.children) }),
  }));
  return (
    <>
      <DocumentHead title={title} of={[title]} />
      <LiveRegion message={title} />
      <Empty
        heading="h1"
        title={title}
        image={housePictures.empty}
        ways={ways}
        after={<ChosenServiceFilters data={data} />}
      >
        {t('services.empty.why', {
          kind,
          place: state?.name ?? '',
          dates: format.dateRange(question.checkInFrom, question.checkInTo, over),
          party: partyText(t, question.adults, question.childAges.length, question.childAges),
        })}
      </Empty>
    </>
  );
}
