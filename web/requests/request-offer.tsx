import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { OfferChange } from '#web/parts/offer/offer-change.tsx';
import { offerPath } from '#web/parts/offer/offer-path.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { stayLine } from '../work/stay-line.ts';
import type { AgentRequest } from './load-request.ts';
import styles from './requests.module.css';

/** The offer that was requested: what it was and cost then, and what it costs now. */
export function RequestOffer({ request }: { request: AgentRequest }) {
  const t = useT();
  const format = useFormat();
  const toLocal = useLocalPath();
  const { what, now } = request.offer;
  return (
    <section className={styles.offerThen} aria-label={what.hotelName}>
      {what.image && (
        <div className={styles.requestPicture}>
          <Picture src={what.image} alt="" width={240} height={180} />
        </div>
      )}
      <div className={styles.offerThenBody}>
        <h2>
          {now.status === 'gone' ? (
            what.hotelName
          ) : (
            <Link to={toLocal(offerPath(now.offer.ptype, request.claim))} reloadDocument>
              {what.hotelName}
            </Link>
          )}
        </h2>
        <p className="small muted">{[what.placeName, what.starName].filter(Boolean).join(', ')}</p>
        <p className="small">{stayLine(what, format)}</p>
        <p className="small">
          {[
            t('requests.departs', { date: format.date(what.departsOn, 'dayYear') }),
            `${t('requests.column.travellers')}: ${[what.adult, ...(what.ages.length > 0 ? [what.ages.length] : [])].join('+')}`,
          ].join(' · ')}
        </p>
        <Worth request={request} />
        {now.status === 'priced' && (
          <form method="post" action={toLocal('/quotes')}>
            <input type="hidden" name="claim" value={request.claim} />
            <Button type="submit" name="quote" value="0">
              {t('requests.makeQuote')}
            </Button>
          </form>
        )}
      </div>
    </section>
  );
}

function Worth({ request: { offer, currency, sentOn } }: { request: AgentRequest }) {
  const t = useT();
  const format = useFormat();
  const ui = useUiLanguage();
  const { now, quoted } = offer;
  const price = ui.price(quoted.total, currency);
  const was = t('requests.was', { price, date: format.date(sentOn, 'dayYear') });
  if (now.status === 'gone')
    return (
      <Notice
        tone="error"
        title={t(now.reason === 'unreadable' ? 'detail.claim.invalid' : `offer.gone.${now.reason}`)}
      >
        {was}
      </Notice>
    );
  const { receipt } = now;
  return (
    <>
      <p>
        <Price amount={receipt.total} currency={receipt.currency} size="m" />{' '}
        <span className="small muted">{was}</span>
      </p>
      <OfferChange {...now} shownPrice={quoted.total} />
    </>
  );
}
