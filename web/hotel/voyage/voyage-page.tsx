import { useLoaderData } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { bannerSizes } from '#web/hotel/banner-sizes.ts';
import { DetailHead } from '#web/hotel/found/detail-head.tsx';
import { voyageQuestion } from '#web/hotel/found/page-question.ts';
import keepStyles from '#web/lists/keep.module.css';
import { ShareButton } from '#web/parts/share/share-button.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { cheapestCabin } from './group-sailings.ts';
import { Itinerary } from './itinerary.tsx';
import { stopsOf } from './ports.ts';
import { Sailings } from './sailings.tsx';
import styles from './voyage.module.css';
import type { VoyageData } from './voyage-loader.ts';
import { voyagePath } from './voyage-path.ts';
import { voyagePrice } from './voyage-price.ts';
import { voyageTrip } from './voyage-trip.ts';

/** A cruise program ([W]§2.6): where the ship is on each day, when it sails, and what its cabins cost. */
export function VoyagePage() {
  const data = useLoaderData<VoyageData>();
  const t = useT();
  const format = useFormat();
  const { price } = useUiLanguage();
  const toLocal = useLocalPath();
  const { origin } = useVisit();
  const { program, linerPath, sailings = [], tiles } = data;
  const { title, summary, nights, hotel, days, image } = program;
  const best = cheapestCabin(sailings);
  const lasts = format.nights(nights);
  const meta = t('voyage.meta.description', {
    nights: lasts,
    ship: hotel.name,
    ports: format.list(firstPorts(stopsOf(days).map(({ first }) => first.title))),
  });
  const crumbs = [
    { name: t('errors.page.home'), to: toLocal('/') },
    { name: t('voyage.crumb'), to: toLocal('/cruises') },
    { name: hotel.name, to: toLocal(linerPath) },
    { name: title, to: toLocal(voyagePath(program)) },
  ];
  return (
    <div className="page">
      <DetailHead
        title={t('voyage.meta.title', { title, ship: hotel.name })}
        description={meta.replace(/\.$/, '')}
        path={voyagePath(program)}
        question={voyageQuestion(data)}
        pictures={image ? [image] : []}
        price={voyagePrice(data)}
        offer={(price) => t('voyage.header.chooseFrom', { price })}
        entity={import.meta.env.SSR && (() => voyageTrip(data, origin, toLocal))}
      />
      <header>
        <Breadcrumbs crumbs={crumbs} origin={origin} />
        <div className={styles.voyageTitle}>
          <div>
            <h1>{title}</h1>
            <p className={styles.voyageFacts}>
              <b>{lasts}</b>
              <Link to={toLocal(linerPath)}>{t('voyage.header.ship', { ship: hotel.name })}</Link>
            </p>
          </div>
          <div className={keepStyles.pageTools}>
            <ShareButton text={title} />
            <a className={buttonClass({ kind: 'line', size: 's' })} href="#sailings">
              {best
                ? t('voyage.header.chooseFrom', { price: price(best.price, best.currency) })
                : t('voyage.header.choose')}
            </a>
          </div>
        </div>
      </header>
      {image && (
        <div className={styles.voyageBanner}>
          <Picture src={image} alt="" width={1280} height={548} sizes={bannerSizes} priority />
        </div>
      )}
      {summary && <p className={styles.voyageLead}>{summary}</p>}
      <section className={styles.voyageSection} aria-labelledby="days-title">
        <h2 id="days-title">{t('voyage.days.title')}</h2>
        <Itinerary name={title} days={days} tiles={tiles} />
      </section>
      {!data.isReadable && <Notice tone="error">{t('results.error.invalid')}</Notice>}
      <Sailings data={data} />
    </div>
  );
}

/** Of a description nobody reads more than some 160 characters: the first ports, as many as these hold. */
const portsLength = 90;

const firstPorts = (ports: readonly string[]) =>
  ports.filter((_, index) => ports.slice(0, index + 1).join(', ').length <= portsLength);
