import { useLocation } from 'react-router';
import { plainDate } from '#lib/plain-date.ts';
import { callBackAbout } from '#web/call-back/call-back-link.tsx';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { partyFor } from '#web/parts/offer/party-text.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Price } from '#web/ui/price.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import styles from './service-card.module.css';
import type { ServiceView } from './service-view.ts';
import '#web/ui/label.css';
import '#web/ui/price.css';

/** A service of the list: what it is, where and when it is had, and what the party pays for it. */
export function ServiceCard({ service, kind }: { service: ServiceView; kind: string }) {
  const t = useT();
  const format = useFormat();
  const toLocal = useLocalPath();
  const { search } = useLocation();
  const { townName, stateName } = service;
  const days = format.dateRange(plainDate(service.checkIn), plainDate(service.checkOut));
  return (
    <article className={styles.service}>
      <div className={styles.serviceBody}>
        <h2>{service.serviceName}</h2>
        <ul className="facts">
          <li>
            <Icon name="pin" size="s" />
            {townName ? `${townName}, ${stateName}` : t('services.card.everywhere', { state: stateName })}
          </li>
          <li>
            <Icon name="calendar" size="s" />
            {t('services.card.days', { days })}
          </li>
        </ul>
        {service.serviceNote && <p>{service.serviceNote}</p>}
        <div className="tags">
          <Tag>{kind}</Tag>
        </div>
      </div>
      <div className={styles.servicePay}>
        <Price amount={service.price} currency={service.currency} />
        <span className="price-for">
          {t('common.party.forParty', { party: partyFor(t, service.adult, service.child) })}
        </span>
        <PerPerson service={service} />
        <Link
          className={buttonClass({ kind: 'soft', size: 's' })}
          to={toLocal(callBackAbout({ context: service.serviceName, search: search.slice(1) }))}
        >
          {t('services.card.ask')}
          <span className="sr">: {service.serviceName}</span>
        </Link>
      </div>
    </article>
  );
}

/** What one adult and one child pay; one adult alone pays what stands above. */
function PerPerson({ service }: { service: ServiceView }) {
  const t = useT();
  const { price } = useUiLanguage();
  const { adult, child, adultPrice, childPrice, currency } = service;
  if (adult + child < 2) return null;
  const each = (sum: number, people: number) => price(Math.round(sum / people), currency);
  return (
    <ul className="tiny muted">
      <li>{t('services.card.perAdult', { price: each(adultPrice, adult) })}</li>
      {child > 0 && <li>{t('services.card.perChild', { price: each(childPrice, child) })}</li>}
    </ul>
  );
}
