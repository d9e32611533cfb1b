import { useId } from 'react';
import { plainDate } from '#lib/plain-date.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { Stars } from '#web/ui/stars.tsx';
import styles from './compare.module.css';
import type { CompareRow } from './compare-rows.ts';
import type { KeptPrice } from './kept-prices.ts';
import type { ComparedHotel } from './load-compared.ts';
import '#web/ui/button.css';
import '#web/ui/price.css';

type CompareTableProps = {
  hotels: readonly ComparedHotel[];
  rows: readonly CompareRow[];
  /** What is compared, and for which trip. */
  caption: string;
  /** The address of the comparison without a hotel. */
  without: (hotel: ComparedHotel) => string;
  onRemove: (hotel: ComparedHotel) => void;
};

/** Hotels side by side: it scrolls within itself, and the facts and the hotels stay in sight. */
export function CompareTable({ hotels, rows, caption, without, onRemove }: CompareTableProps) {
  const t = useT();
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={styles.compareScroll} aria-labelledby={id} tabIndex={0}>
      <table className={styles.compareTable}>
        <caption id={id} className="sr">
          {caption}
        </caption>
        <thead>
          <tr>
            <td />
            {hotels.map((hotel) => (
              <th key={hotel.hotel} scope="col" abbr={hotel.name}>
                <HotelHead hotel={hotel} without={without(hotel)} onRemove={() => onRemove(hotel)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={row.differs ? styles.compareDiffers : undefined}>
              <th scope="row">
                {row.title}
                {row.differs && <span className="sr"> ({t('compare.row.differs')})</span>}
              </th>
              {hotels.map((hotel, index) => (
                <td key={hotel.hotel}>
                  <Cell row={row} value={row.cells[index] ?? ''} price={hotel.price} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type HotelHeadProps = { hotel: ComparedHotel; without: string; onRemove: () => void };

function HotelHead({ hotel: { image, name, address }, without, onRemove }: HotelHeadProps) {
  const t = useT();
  return (
    <div className={styles.compareHotel}>
      <span className={styles.comparePic}>
        {image && <Picture src={image} alt="" width={208} height={117} sizes="13rem" />}
      </span>
      <Link className="plain" to={address}>
        {name}
      </Link>
      <Link
        className="round round--bare"
        to={without}
        preventScrollReset
        onClick={onRemove}
        aria-label={t('lists.item.remove', { name })}
      >
        <Icon name="x" />
      </Link>
    </div>
  );
}

type CellProps = { row: CompareRow; value: string; price: KeptPrice | undefined };

function Cell({ row: { shape }, value, price }: CellProps) {
  const t = useT();
  if (shape === 'price') return price ? <Offer price={price} /> : t('compare.offer.none');
  if (shape === 'flag')
    return (
      <span className={value ? styles.compareHas : undefined}>
        {value && <Icon name="check" size="s" />}
        {t(value ? 'compare.row.yes' : 'compare.row.no')}
      </span>
    );
  if (value === '') return <span className="muted">{t('compare.row.unknown')}</span>;
  return shape === 'stars' ? <Stars star={value} /> : value;
}

/** The price for the party, with the day and the nights that it is of. */
function Offer({ price }: { price: KeptPrice }) {
  const t = useT();
  const format = useFormat();
  const stay = {
    date: format.date(plainDate(price.checkIn), 'weekday'),
    nights: format.nights(price.nights),
  };
  return (
    <>
      {price.priceOld !== null && <Price amount={price.priceOld} currency={price.currency} old />}
      <Price amount={price.price} currency={price.currency} size="m" />
      <span className={styles.compareStay}>
        {t(price.isWithFlight ? 'compare.offer.stay' : 'compare.offer.stayWithoutFlights', stay)}
      </span>
    </>
  );
}
