import { type ReactNode, useState } from 'react';
import { Outlet, useLoaderData, useLocation } from 'react-router';
import { OfficesSection } from '#web/parts/offices/offices-section.tsx';
import { offerKey } from '#web/search/cards/offer-key.ts';
import { useKeepRecent } from '#web/search/recent/use-keep-recent.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { BuyBar } from './buy-bar.tsx';
import { FactsStrip } from './facts-strip.tsx';
import { DetailHead } from './found/detail-head.tsx';
import { hotelEntity } from './found/hotel-entity.ts';
import { Gallery, NoPhotos } from './gallery.tsx';
import hotelHeaderStyles from './hotel-header.module.css';
import { HotelHeader } from './hotel-header.tsx';
import type { DetailData } from './hotel-loader.ts';
import { hotelSections } from './hotel-sections.ts';
import { AboutHotel, HotelSections } from './hotel-texts.tsx';
import { isCruise, pathOf } from './hotel-traits.ts';
import type { OfferRow } from './offer-row.ts';
import { keyOf } from './opened-key.ts';
import { RoomTypes } from './room-types.tsx';
import { RoomsAndPrices } from './rooms-and-prices.tsx';
import { HotelTabs } from './section-tabs.tsx';
import { Webinar } from './webinar.tsx';

/**
 * A hotel: what it looks like, what is around it, and what it costs. Its request form is the route inside. `voyages` are
 * those of a liner.
 */
export function HotelPage({ voyages }: { voyages?: ReactNode }) {
  const data = useLoaderData<DetailData>();
  const { pathname } = useLocation();
  const { inc, name } = data.hotel.info;
  useKeepRecent({ type: 'hotel', inc, name, image: data.hotel.images[0]?.img });
  return <Hotel key={pathname} data={data} voyages={voyages} />;
}

function Hotel({ data, voyages }: { data: DetailData; voyages: ReactNode }) {
  const t = useT();
  const { price } = useUiLanguage();
  const { hotel, prices } = data;
  const rows = prices.ok ? prices.groups.flatMap((group) => group.rows) : [];
  const [chosenKey, setChosen] = useState(data.opened && keyOf(data.opened));
  const known = data.openedRow ? [...rows, data.openedRow] : rows;
  const chosen: OfferRow | undefined = known.find(({ claim }) => offerKey(claim) === chosenKey) ?? rows[0];
  const sections = hotelSections(hotel.texts);
  const place = [hotel.town?.name, hotel.state?.name].filter(Boolean).join(', ');
  return (
    <div>
      <DetailHead
        title={t('detail.meta.title', { name: hotel.info.name, place })}
        description={t('detail.meta.description', { name: hotel.info.name, place })}
        path={pathOf(hotel, data.kind)}
        pictures={hotel.images.map(({ img }) => img)}
        lowest={rows[0] && { amount: rows[0].price, currency: rows[0].currency }}
        offer={(price) => t('detail.gallery.chooseRoomFrom', { price })}
        entity={import.meta.env.SSR && ((told) => hotelEntity(data, told))}
      />
      <div className="page">
        <div className={hotelHeaderStyles.headerTop}>
          <HotelHeader data={data} />
          <Outlet />
          <Gallery
            images={hotel.images}
            isShip={isCruise(hotel)}
            whenEmpty={<NoPhotos />}
            next={
              rows[0]
                ? t('detail.gallery.chooseRoomFrom', { price: price(rows[0].price, rows[0].currency) })
                : t('detail.gallery.chooseRoom')
            }
          />
        </div>
        <HotelTabs sections={sections} hotel={hotel} />
        <Webinar webinar={data.webinar} />
        <AboutHotel sections={sections} isShip={isCruise(hotel)} />
        <FactsStrip hotel={hotel} />
        {!data.isReadable && <Notice tone="error">{t('results.error.invalid')}</Notice>}
        {voyages}
        <RoomsAndPrices data={data} chosen={chosen} onChoose={setChosen} />
        <HotelSections sections={sections} />
        <RoomTypes hotel={hotel} />
        <OfficesSection
          title={t('detail.offices.title')}
          all={t('detail.offices.all')}
          context={[hotel.info.name, place].filter(Boolean).join(', ')}
        />
      </div>
      {chosen && <BuyBar offer={chosen} />}
    </div>
  );
}
