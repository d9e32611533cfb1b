import type { OwnRequest } from '#calls/traveller-things.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { offerPath } from '#web/parts/offer/offer-path.ts';
import { partyText } from '#web/parts/offer/party-text.ts';
import { Link } from '#web/ui/link.tsx';
import { Price } from '#web/ui/price.tsx';

/** What was asked for and cost then, and when the office got it; its name leads to the offer as of now. */
export function RequestRow({ request }: { request: Omit<OwnRequest, 'sentAt'> & { sentOn: string } }) {
  const t = useT();
  const format = useFormat();
  const toLocal = useLocalPath();
  const { request: number, sentOn, hotelName, placeName, departsOn, nights, adult, ages, total } = request;
  return (
    <li>
      <div>
        <h3>
          <Link to={toLocal(offerPath('tour', request.claim))} reloadDocument>
            {hotelName}
          </Link>
        </h3>
        <p className="small">
          {[
            placeName,
            format.date(departsOn, 'dayYear'),
            format.nights(nights),
            partyText(t, adult, ages.length, ages),
          ].join(' · ')}
        </p>
        <p className="tiny muted">
          {t('traveller.requests.received', { number: `${number}`, date: format.date(sentOn, 'dayYear') })}
        </p>
      </div>
      <Price amount={total} currency={request.currency} size="m" />
    </li>
  );
}
