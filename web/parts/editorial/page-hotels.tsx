import { Link } from 'react-router';
import { below } from '#web/ui/breakpoints.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useFormat } from '#web/visit/use-format.ts';
import { useLocalLink } from '#web/visit/visit.tsx';
import type { ListedHotel } from './listed-hotel.ts';
import './editorial.css';

/** The hotels of a page or a chain ([S]§2.14). */
export function PageHotels({ hotels }: { hotels: ListedHotel[] }) {
  const t = useT();
  return (
    <section className="page-hotels" aria-labelledby="hotels">
      <h2 id="hotels">{t('shell.count.hotels', { count: hotels.length })}</h2>
      <ul className="page-hotels__list">
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
    <Link className="page-hotel" to={useLocalLink()(hotel.path)} viewTransition>
      <span className="page-hotel__pic">
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
      <div className="page-hotel__body">
        <Stars star={hotel.star} />
        <b className="page-hotel__name">{hotel.name}</b>
        <span className="small muted">{hotel.place}</span>
        <Attributes attributes={hotel.attributes} />
      </div>
    </Link>
  );
}

function Attributes({ attributes }: Pick<ListedHotel, 'attributes'>) {
  const { distance } = useFormat();
  return (
    <ul className="page-hotel__facts small">
      {attributes.map(({ name, kind, value }) => (
        <li key={name}>
          {[name, kind === 'distance' ? distance(Number(value)) : value].filter(Boolean).join(' ')}
        </li>
      ))}
    </ul>
  );
}
