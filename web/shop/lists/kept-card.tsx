import type { ListName } from '#web/parts/keep/kept-list.ts';
import { toggleKept } from '#web/parts/keep/kept-lists.ts';
import { below } from '#web/ui/breakpoints.ts';
import { Picture } from '#web/ui/picture.tsx';
import { RoundButton } from '#web/ui/round-button.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { listToggle } from '#web/visit/analytics/analytics-event.ts';
import { useTrack } from '#web/visit/analytics/use-track.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import type { KeptHotel } from './kept-hotels.ts';
import styles from './kept-page.module.css';
import '#web/ui/empty.css';
import '#web/ui/price.css';

type KeptCardProps = {
  list: ListName;
  hotel: KeptHotel;
  /** Where its price is from. */
  city: string;
  onRemoved: (name: string) => void;
};

/** A hotel of a list: where it is, what it costs from, and the way out of the list. */
export function KeptCard({ list, hotel, city, onRemoved }: KeptCardProps) {
  const t = useT();
  const track = useTrack();
  const { inc, found, price } = hotel;
  const name = found?.name ?? String(inc);
  const remove = () => {
    toggleKept(list, inc);
    track(listToggle(list, false, inc));
    onRemoved(name);
  };
  return (
    <article className={styles.keptCard}>
      <div className={styles.keptPic}>
        {found?.image && (
          <Picture
            src={found.image}
            alt=""
            width={208}
            height={156}
            sizes={`${below('tablet')} 7rem, 13rem`}
          />
        )}
      </div>
      <div className={styles.keptBody}>
        {found ? (
          <div>
            <h2>
              <a className="plain" href={found.address}>
                {found.name}
              </a>
            </h2>
            <p className={styles.keptPlace}>
              <Stars star={found.star} /> {found.place}
            </p>
          </div>
        ) : (
          <h2>{t('lists.item.gone')}</h2>
        )}
        {found && <PriceFrom price={price} city={city} />}
      </div>
      <RoundButton icon="x" label={t('lists.item.remove', { name })} bare onClick={remove} />
    </article>
  );
}

function PriceFrom({ price, city }: { price: KeptHotel['price']; city: string }) {
  const t = useT();
  const { price: write } = useUiLanguage();
  if (!price) return <p className="small muted">{t('lists.item.noPrice')}</p>;
  return (
    <p className={styles.keptPrice}>
      <b className="price price--m">
        {t('common.price.from', { price: write(price.price, price.currency) })}
      </b>
      <span className="small muted">
        {price.isWithFlight ? t('lists.item.priceFor', { city }) : t('lists.item.priceForStay')}
      </span>
    </p>
  );
}
