import type { PricePart } from '#calls/offer-terms.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './offer-terms.module.css';

type Props = { included: readonly PricePart[]; notIncluded: readonly PricePart[] };

/** What is in the price, and what the traveller has to see to. */
export function PriceContents({ included, notIncluded }: Props) {
  const t = useT();
  const names = (parts: readonly PricePart[]) =>
    parts.map((part) => t(`offer.contents.part.${part}`)).join(', ');
  return (
    <dl className={styles.priceContents}>
      <div>
        <dt>
          <Icon name="check" size="s" />
          {t('offer.contents.included')}
        </dt>
        <dd>{names(included)}</dd>
      </div>
      {notIncluded.length > 0 && (
        <div>
          <dt>
            <Icon name="x" size="s" />
            {t('offer.contents.notIncluded')}
          </dt>
          <dd>{names(notIncluded)}</dd>
        </div>
      )}
    </dl>
  );
}
