import { useState } from 'react';
import { Outlet, useLoaderData, useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { bannerSizes } from '#web/hotel/banner-sizes.ts';
import { BuyBar } from '#web/hotel/buy-bar.tsx';
import { DetailHead } from '#web/hotel/found/detail-head.tsx';
import { pagePriceOf } from '#web/hotel/found/page-price.ts';
import { excursionQuestion } from '#web/hotel/found/page-question.ts';
import { Gallery } from '#web/hotel/gallery.tsx';
import type { OfferRow } from '#web/hotel/offer-row.ts';
import { SectionTabs } from '#web/hotel/section-tabs.tsx';
import { OfficesSection } from '#web/offices/offices-section.tsx';
import { withOpen } from '#web/search/query/detail-address.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { AboutTour } from './about-tour.tsx';
import { excursionEntity } from './excursion-entity.ts';
import { ExcursionHeader } from './excursion-header.tsx';
import type { ExcursionData } from './excursion-loader.ts';
import { excursionPath } from './excursion-path.ts';
import { ExcursionServices } from './excursion-services.tsx';
import styles from './excursion-tour.module.css';
import { TourDays } from './tour-days.tsx';
import { TourPrices } from './tour-prices.tsx';
import { TourPrograms } from './tour-programs.tsx';

/** An excursion tour ([W]§2.12): what is seen on which day, when it begins, and what it costs in each of its hotels. */
export function ExcursionPage() {
  const data = useLoaderData<ExcursionData>();
  const { pathname } = useLocation();
  return <Tour key={pathname} data={data} />;
}

function Tour({ data }: { data: ExcursionData }) {
  const t = useT();
  const { price } = useUiLanguage();
  const { tour, prices } = data;
  const rows = prices.ok ? prices.hotels.flatMap((hotel) => hotel.rows) : [];
  const cheapest = rows[0];
  const question = withOpen(useLocation().search, {});
  const [picked, setPicked] = useState<{ question: string; offer: OfferRow }>();
  const chosen = picked?.question === question ? picked.offer : (data.opened?.row ?? cheapest);
  const next = cheapest
    ? t('excursionTour.header.chooseFrom', { price: price(cheapest.price, cheapest.currency) })
    : t('excursionTour.header.choose');
  const tabs = [
    { id: 'about', title: t('excursionTour.about.title') },
    ...(data.plan ? [{ id: 'days', title: t('voyage.days.title') }] : []),
    ...(tour.list.length > 0 ? [{ id: 'programs', title: t('excursionTour.programs.title') }] : []),
    { id: 'prices', title: t('excursionTour.prices.title') },
    { id: 'services', title: t('excursionTour.services.title') },
  ];
  return (
    <div>
      <DetailHead
        title={t('detail.meta.title', { name: tour.title, place: tour.state.name })}
        description={tour.summary.replace(/\.$/, '')}
        path={excursionPath(tour)}
        pictures={[tour.bannerImage, ...tour.galleries.map(({ image }) => image)].flatMap(
          (each) => each ?? [],
        )}
        question={excursionQuestion(data)}
        price={pagePriceOf(data.opened, cheapest)}
        offer={(price) => t('excursionTour.header.chooseFrom', { price })}
        entity={import.meta.env.SSR && ((told) => excursionEntity(data, told))}
      />
      <div className="page">
        <ExcursionHeader tour={tour} next={next} />
        <Outlet />
        {tour.bannerImage && (
          <div className={styles.tourBanner}>
            <Picture src={tour.bannerImage} alt="" width={1280} height={548} sizes={bannerSizes} priority />
          </div>
        )}
        <SectionTabs tabs={tabs} />
        <AboutTour tour={tour} />
        <Gallery
          images={tour.galleries.map(({ image, alt }) => ({ img: image, alt }))}
          count={tour.galleries.length}
          isBelow={Boolean(tour.bannerImage)}
          next={next}
        />
        <TourDays plan={data.plan} title={tour.title} />
        <TourPrograms programs={data.choices.programs} />
        {!data.isReadable && <Notice tone="error">{t('results.error.invalid')}</Notice>}
        <TourPrices data={data} chosen={chosen} onChoose={(offer) => setPicked({ question, offer })} />
        <ExcursionServices tour={tour} />
        <OfficesSection
          title={t('detail.offices.title')}
          all={t('detail.offices.all')}
          context={`${tour.title}, ${tour.state.name}`}
        />
      </div>
      {chosen && <BuyBar offer={chosen} />}
    </div>
  );
}
