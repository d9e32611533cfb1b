import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import type { AnswerOf } from '#calls/call.ts';
import type { HotelOnMap, searchMap } from '#calls/search-map.ts';
import type { Box } from '#lib/box.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { boxOf } from '#web/parts/map/box-of.ts';
import { MapTools } from '#web/parts/map/map-tools.tsx';
import { boundsOf, type Tiles } from '#web/parts/map/open-map.ts';
import { useBalloon } from '#web/parts/map/use-balloon.ts';
import { useMap } from '#web/parts/map/use-map.ts';
import { type SearchQuestion, searchAddress } from '#web/search/query/search-question.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import type { TagWords } from './draw-tag.ts';
import styles from './hotel-map.module.css';
import { TagCard } from './tag-card.tsx';
import { useKeptMap } from './use-kept-map.ts';
import { useLitCards } from './use-lit-cards.ts';
import { useMoves } from './use-moves.ts';
import { usePriceTags } from './use-price-tags.ts';
import '#web/parts/map/leaflet.css';
import mapStyles from '#web/parts/map/map.module.css';

type Props = {
  answer: AnswerOf<typeof searchMap> & { tiles: Tiles | undefined };
  question: SearchQuestion;
};

/** Price tags that open a card, and a map whose moves are a search of what it shows. */
export function HotelsOnMap({ answer, question }: Props) {
  const t = useT();
  const { hotels, tiles, currency } = answer;
  const place = useRef<HTMLDivElement>(null);
  const { on, ground } = useMap(place, tiles);
  useLitCards();
  useKeptMap();
  const [isFollowed, setFollowed] = useState(true);
  const [opened, setOpened] = useState<HotelOnMap>();
  const shown = opened && hotels.find(({ inc }) => inc === opened.inc);
  const search = useBoxSearch(question);
  const moveQuietly = useMoves(on, (box) => isFollowed && search.within(box));
  useView(on, hotels, question.box, search.asked, moveQuietly);
  usePriceTags(on, hotels, { words: useTagWords(currency), onOpen: setOpened, moveQuietly });
  const content = useBalloon(on, shown && { coordinates: shown.at }, () => setOpened(undefined));
  const close = () => {
    setOpened(undefined);
    const tag = place.current?.querySelector<HTMLElement>(`[data-hotel="${opened?.inc}"]`);
    (tag ?? place.current)?.focus({ preventScroll: true });
  };
  return (
    <section className={classNames(mapStyles.officeMap, styles.map)} aria-label={t('hotelMap.label')}>
      <div ref={place} className={styles.ground} role="application" aria-label={t('officeList.map.keys')} />
      <div className={styles.follow}>
        <Checkbox checked={isFollowed} onChange={({ target }) => setFollowed(target.checked)}>
          {t('hotelMap.move')}
        </Checkbox>
      </div>
      <MapTools
        on={on}
        ground={ground}
        showAll={t('hotelMap.showAll')}
        onShowAll={() => {
          if (on) moveQuietly(() => showHotels(on, hotels));
          if (question.box) search.within(undefined);
        }}
      />
      {shown &&
        createPortal(
          <TagCard hotel={shown} currency={currency} question={question} onClose={close} />,
          content,
        )}
    </section>
  );
}

function useTagWords(currency: string): TagWords {
  const t = useT();
  const { price } = useUiLanguage();
  return {
    price: ({ lowest }) => price(lowest, currency),
    name: ({ hotels, lowest }) => {
      const [hotel, ...more] = hotels;
      if (hotel && more.length === 0) return `${hotel.name}, ${price(lowest, currency)}`;
      const count = t('results.found.hotels', { count: hotels.length });
      return t('hotelMap.cluster', { hotels: count, price: price(lowest, currency) });
    },
  };
}

/** Asks the same search within a box; each move takes the place of the one before it. */
function useBoxSearch(question: SearchQuestion) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const asked = useRef<string>(undefined);
  const within = (box: Box | undefined) => {
    asked.current = String(box);
    const to = searchAddress(question, { box });
    void navigate(`${to}${hash}`, { preventScrollReset: true, replace: question.box !== undefined });
  };
  return { within, asked };
}

/** Shows the box of the address, else all hotels; where the visitor has moved it to the box, it stays. */
function useView(
  on: LeafletMap | undefined,
  hotels: readonly HotelOnMap[],
  box: Box | undefined,
  asked: { readonly current: string | undefined },
  moveQuietly: (move: () => void) => void,
) {
  const key = String(box);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a box is its numbers
  useEffect(() => {
    if (!on || (box && asked.current === key)) return;
    moveQuietly(() => (box ? on.fitBounds(boundsOf(box), { animate: false }) : showHotels(on, hotels)));
  }, [on, hotels, key]);
}

function showHotels(on: LeafletMap, hotels: readonly HotelOnMap[]) {
  const box = boxOf(hotels.map(({ at }) => ({ coordinates: at })));
  if (box) on.fitBounds(boundsOf(box), { padding: [48, 48], maxZoom: 14, animate: false });
}
