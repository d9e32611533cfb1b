import type { ListedRequest } from '#calls/agent-requests.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { Link } from '#web/ui/link.tsx';
import { Price } from '#web/ui/price.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { ShownRequest } from './load-requests.ts';
import styles from './requests.module.css';

/** A request of the list: what was asked for whom, what it cost then, and how far it has come. */
export function RequestRow({ request, hasOthers }: { request: ShownRequest; hasOthers: boolean }) {
  const t = useT();
  const format = useFormat();
  const toLocal = useLocalPath();
  const { hotelName, placeName, countryName, departsOn, nights, client, manager, agency, sentOn } = request;
  const travellers = request.child > 0 ? `${request.adult}+${request.child}` : `${request.adult}`;
  return (
    <li>
      <div>
        <h2>
          <Link to={toLocal(`/orders/${request.request}`)}>{hotelName}</Link>
        </h2>
        <p className="small">
          {[
            `${placeName}, ${countryName}`,
            t('requests.departs', { date: format.date(departsOn, 'dayYear') }),
            format.nights(nights),
            `${t('requests.column.travellers')}: ${travellers}`,
          ].join(' · ')}
        </p>
        <p className="tiny muted">
          {[
            t('requests.number', { number: `${request.request}` }),
            client,
            format.date(sentOn, 'dayYear'),
            ...(hasOthers ? [`${manager}, ${agency}`] : []),
          ].join(' · ')}
        </p>
      </div>
      <p className={styles.requestWorth}>
        <Price amount={request.total} currency={request.currency} size="m" />
        <RequestStateTag state={request.state} />
        {request.unread > 0 && <Tag>{t('requests.unread', { count: request.unread })}</Tag>}
      </p>
    </li>
  );
}

/** How far a request has come. */
export function RequestStateTag({ state }: Pick<ListedRequest, 'state'>) {
  const t = useT();
  return (
    <Tag tone={state === 'answered' ? 'sea' : 'plain'} {...(state === 'answered' && { icon: 'check' })}>
      {t(`requests.state.${state}`)}
    </Tag>
  );
}
