import { type ReactNode, useState } from 'react';
import { Outlet, useLoaderData, useLocation } from 'react-router';
import { travelKinds } from '#lib/travel-kind.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { OfficesSection } from '#web/offices/offices-section.tsx';
import { useRoomWords } from '#web/parts/offer/room-words.ts';
import { withOpen } from '#web/search/query/detail-address.ts';
import { useKeepRecent } from '#web/search/recent/use-keep-recent.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { useRenderedWhole } from '#web/ui/use-rendered-whole.ts';
import { AboutHotel } from './about-hotel.tsx';
import { BuyBar } from './buy-bar.tsx';
import { FactsStrip } from './facts-strip.tsx';
import { SeenFamilyFit, SeenWarmMonths } from './family/seen-facts.tsx';
import { DetailHead } from './found/detail-head.tsx';
import { hotelEntity } from './found/hotel-entity.ts';
import { pagePriceOf } from './found/page-price.ts';
import { hotelQuestion } from './found/page-question.ts';
import { Gallery, NoPhotos } from './gallery.tsx';
import { headerData } from './header-data.ts';
import hotelHeaderStyles from './hotel-header.module.css';
import { HotelHeader } from './hotel-header.tsx';
import type { DetailData } from './hotel-loader.ts';
import { hotelSections, sectionsInPlace } from './hotel-sections.ts';
import { FirstSections, HotelSections } from './hotel-texts.tsx';
import { isCruise, pathOf } from './hotel-traits.ts';
import { HotelPlace } from './map/hotel-place.tsx';
import { MapTile } from './map/map-tile.tsx';
import type { OfferRow } from './offer-row.ts';
import { RoomTypes } from './room-types.tsx';
import { RoomsAndPrices } from './rooms-and-prices.tsx';
import { HotelTabs } from './section-tabs.tsx';
import { Webinar } from './webinar.tsx';

type HotelPageProps = {
  /** Those of a liner. */
  voyages?: ReactNode;
  /** What its tab calls them, where there are some. */
  voyagesTitle?: string | undefined;
};

/** A hotel: what it looks like, what is around it, and what it costs. Its request form is the route inside. */
export function HotelPage(liner: HotelPageProps) {
  const data = useLoaderData<DetailData>();
  const { pathname } = useLocation();
  const { inc, name } = data.hotel.info;
  useKeepRecent({ type: 'hotel', inc, name, image: data.hotel.images[0]?.img });
  return <Hotel key={pathname} data={data} {...liner} />;
}

function Hotel({ data, voyages, voyagesTitle }: HotelPageProps & { data: DetailData }) {
  const t = useT();
  const { price } = useUiLanguage();
  const { hotel, prices } = data;
  const rows = prices.ok ? prices.groups.flatMap((group) => group.rows) : [];
  const question = withOpen(useLocation().search, {});
  const [picked, setPicked] = useState<{ question: string; offer: OfferRow }>();
  const chosen = picked?.question === question ? picked.offer : (data.opened?.row ?? rows[0]);
  const sections = hotelSections(hotel.texts);
  const { first, decks, last } = sectionsInPlace(sections);
  const isWhole = useRenderedWhole();
  const isShip = isCruise(hotel);
  const words = useRoomWords();
  const place = [hotel.town?.name, hotel.state?.name].filter(Boolean).join(', ');
  // A hotel has a page for each way there, and search engines tell them apart by their titles.
  const title = t('detail.meta.title', { name: hotel.info.name, place });
  return (
    <div>
      <DetailHead
        title={
          isShip || travelKinds[data.kind].hasFlight ? title : `${title} · ${t('detail.flight.without')}`
        }
        description={t(words.description, { name: hotel.info.name, place })}
        path={pathOf(hotel, data.kind)}
        pictures={hotel.images.map(({ img }) => img)}
        question={hotelQuestion(data)}
        price={pagePriceOf(data.opened, rows[0])}
        offer={(price) => t(words.chooseFrom, { price })}
        entity={import.meta.env.SSR && ((told) => hotelEntity(data, told))}
      />
      <div className="page">
        <div className={hotelHeaderStyles.headerTop}>
          <HotelHeader data={data} />
          <Outlet />
          <Gallery
            images={hotel.images}
            count={hotel.imageCount}
            hotel={hotel.info.inc}
            map={
              isShip ? undefined : (
                <MapTile hotel={hotel.info.inc} place={hotel.town?.name ?? hotel.info.name} />
              )
            }
            isShip={isShip}
            whenEmpty={<NoPhotos />}
            next={
              rows[0]
                ? t(words.chooseFrom, { price: price(rows[0].price, rows[0].currency) })
                : t(words.choose)
            }
          />
        </div>
        <span className={hotelHeaderStyles.headerEnd} hidden />
        <FactsStrip hotel={hotel} />
        <HotelTabs sections={sections} hotel={hotel} rules={data.rules} voyages={voyagesTitle} />
        {isWhole && (
          <>
            <Webinar webinar={data.webinar} />
            <FirstSections sections={first} hotel={hotel} />
            <AboutHotel sections={sections} hotel={hotel} rules={data.rules} />
            {!data.isReadable && <Notice tone="error">{t('results.error.invalid')}</Notice>}
            {voyages}
            <HotelSections sections={decks} hotel={hotel} />
            <RoomsAndPrices
              data={data}
              chosen={chosen}
              onChoose={(offer) => setPicked({ question, offer })}
            />
            <SeenFamilyFit data={data} offer={chosen} />
            <RoomTypes hotel={hotel} />
            {!isShip && (
              <HotelPlace
                hotel={hotel}
                destinations={headerData(hotel, data.kind).destinations}
                texts={sections.find(({ id }) => id === 'location')?.texts ?? []}
              />
            )}
            <HotelSections sections={last} hotel={hotel} />
            <SeenWarmMonths data={data} />
            <OfficesSection
              title={t('detail.offices.title')}
              all={t('detail.offices.all')}
              context={[hotel.info.name, place].filter(Boolean).join(', ')}
            />
          </>
        )}
      </div>
      {chosen && <BuyBar offer={chosen} />}
    </div>
  );
}
