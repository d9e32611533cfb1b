import type { OfferAnswer } from '#calls/offer-fields.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { offerPath } from '#web/parts/offer/offer-path.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import type { RoomGroup } from './hotel-prices.ts';
import { OfferPeople } from './offer-people.tsx';
import styles from './room-card.module.css';

type Props = {
  group: RoomGroup;
  ptype: OfferAnswer['ptype'];
  isExpanded: boolean;
  onToggle: () => void;
};

/** On which days a room is sold, and from what price: opens and closes its offers, or leads to the only one ([W]§2.11). */
export function PriceButton({ group, ptype, isExpanded, onToggle }: Props) {
  const { rows, total, checkIns, people } = group;
  const t = useT();
  const format = useFormat();
  const toLocal = useLocalPath();
  const { price } = useUiLanguage();
  const [cheapest] = rows;
  const from = t('detail.rooms.offersFrom', {
    count: total,
    price: price(cheapest.price, cheapest.currency),
  });
  return (
    <div className={styles.roomFrom}>
      <p className="num">{format.dateRange(checkIns.first, checkIns.last)}</p>
      <OfferPeople {...people} />
      {total > 1 ? (
        <button type="button" className="plain" aria-expanded={isExpanded} onClick={onToggle}>
          {from} <Icon name={isExpanded ? 'up' : 'down'} size="s" />
        </button>
      ) : (
        <Link to={toLocal(offerPath(ptype, cheapest.claim))}>{from}</Link>
      )}
    </div>
  );
}
