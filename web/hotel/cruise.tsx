import { data } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { cabinWords } from '#web/parts/offer/cabin-words.ts';
import { RoomWordsContext } from '#web/parts/offer/room-words.ts';
import type { Route } from './+types/cruise';
import { loadHotel } from './hotel-loader.ts';
import { HotelPage } from './hotel-page.tsx';
import { LinerDecks } from './voyage/liner-decks.tsx';
import { LinerVoyages } from './voyage/liner-voyages.tsx';
import { loadVoyages } from './voyage/load-voyages.ts';

export { staysWhenPartsOpen as shouldRevalidate } from './stays-when-parts-open.ts';

export async function loader(args: Route.LoaderArgs) {
  const hotel = await loadHotel(args, 'tour');
  const voyages = await loadVoyages(args.context, hotel.data.hotel.info.inc);
  return data({ ...hotel.data, ...voyages }, hotel.init ?? undefined);
}

/** A liner: a hotel that has voyages. */
export default function LinerPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <RoomWordsContext value={cabinWords}>
      <HotelPage
        voyagesTitle={loaderData.voyages.length > 0 ? t('voyage.list.title') : undefined}
        voyages={
          <>
            <LinerVoyages {...loaderData} />
            <LinerDecks texts={loaderData.hotel.texts} />
          </>
        }
      />
    </RoomWordsContext>
  );
}
