import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalLink } from '#web/context/visit.tsx';
import { below } from '#web/ui/breakpoints.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './editorial.module.css';
import type { ListedHotel } from './listed-hotel.ts';

/** The hotels of a page or a chain ([S]§2.14). */
export function PageHotels({ hotels }: { hotels: ListedHotel[] }) {
  const t = useT();
  return (
    <section aria-labelledby="hotels">
      <h2 id="hotels">{t('shell.count.hotels', { count: hotels.length })}</h2>
      <ul className={styles.pageHotelsList}>
        {hotels.map((hotel) => (
          <li key={hotel.inc}>
            <HotelEntry hotel={hotel} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HotelEntry({ hotel }: { hotel: ListedHotel }) {
  const t = useT();
  return (
    <Link className={styles.pageHotel} to={useLocalLink()(hotel.path)} viewTransition>
      <span className={styles.pageHotelPic}>
        {hotel.image && (
          <Picture
            src={hotel.image}
            alt=""
            width={400}
            height={300}
            sizes={`${below('tablet')} 7.75rem, ${below('desktop')} 46vw, 25rem`}
          />
        )}
        {hotel.isPriority && (
          <Tag tone="paper" icon="star">
            {t('editorial.hotels.priority')}
          </Tag>
        )}
      </span>
      <div className={styles.pageHotelBody}>
        <Stars star={hotel.star} />
        <b className={styles.pageHotelName}>{hotel.name}</b>
        <span className="small muted">{hotel.place}</span>
        <Attributes attributes={hotel.attributes} />
      </div>
    </Link>
  );
}

function Attributes({ attributes }: Pick<ListedHotel, 'attributes'>) {
  const { distance } = useFormat();
  return (
    <ul className={classNames(styles.pageHotelFacts, 'small')}>
      {attributes.map(({ name, kind, value }) => (
        <li key={name}>
          {[name, kind === 'distance' ? distance(Number(value)) : value].filter(Boolean).join(' ')}
        </li>
      ))}
    </ul>
  );
}
