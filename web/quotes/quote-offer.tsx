import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { rowField } from '#web/parts/form/field-rules.ts';
import { OfferChange } from '#web/parts/offer/offer-change.tsx';
import { offerPath } from '#web/parts/offer/offer-path.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { stayLine } from '../work/stay-line.ts';
import type { AgentQuote } from './load-quote.ts';
import styles from './quotes.module.css';

type Offer = AgentQuote['offers'][number];
type Props = {
  offer: Offer;
  quote: AgentQuote;
  typed: string | undefined;
  /** Among the offers, from 0. */
  place: number;
};

/** An offer of a quote: what it is and costs now, the agent's words about it, and its place among the others. */
export function QuoteOffer({ offer, quote, typed, place }: Props) {
  const t = useT();
  const format = useFormat();
  const { inc, what } = offer;
  const deeds = [
    { deed: 'up', icon: 'up', isOff: place === 0 },
    { deed: 'down', icon: 'down', isOff: place === quote.offers.length - 1 },
    { deed: 'remove', icon: 'x', isOff: false },
  ] as const;
  return (
    <li id={`offer-${inc}`} className={styles.quoteOffer}>
      {what.image && (
        <div className={styles.quotePicture}>
          <Picture src={what.image} alt="" width={240} height={180} />
        </div>
      )}
      <div className={styles.quoteOfferBody}>
        <h3>
          <OfferLink offer={offer} />
        </h3>
        <p className="small muted">{[what.placeName, what.starName].filter(Boolean).join(', ')}</p>
        <p className="small">{stayLine(what, format)}</p>
        {(offer.isMarked || offer.isAdded) && (
          <p className={styles.quoteFacts}>
            {offer.isMarked && (
              <Tag tone="sea" icon="heart">
                {t('quotes.favourite')}
              </Tag>
            )}
            {offer.isAdded && <Tag>{t('quotes.addedLater')}</Tag>}
          </p>
        )}
        <Worth offer={offer} currency={quote.currency} />
        <input type="hidden" name={rowField('offers', place, 'inc')} value={inc} />
        <Field label={t('quotes.field.offerWords')}>
          {(control) => (
            <TextArea
              {...control}
              name={rowField('offers', place, 'words')}
              rows={2}
              maxLength={1000}
              defaultValue={typed ?? offer.words}
            />
          )}
        </Field>
        <p className={styles.quoteButtons}>
          {deeds.map(({ deed, icon, isOff }) => (
            <Button key={deed} type="submit" size="s" name="deed" value={`${deed} ${inc}`} disabled={isOff}>
              <Icon name={icon} size="s" />
              {t(`quotes.${deed}`)}
              <span className="sr">{what.hotelName}</span>
            </Button>
          ))}
        </p>
      </div>
    </li>
  );
}

/** To the page of the offer, as long as it can be sold. */
function OfferLink({ offer: { what, now, claim } }: { offer: Offer }) {
  const toLocal = useLocalPath();
  if (now.status === 'gone') return what.hotelName;
  return (
    <Link to={toLocal(offerPath(now.offer.ptype, claim))} reloadDocument>
      {what.hotelName}
    </Link>
  );
}

/** What it costs now, beside what it did when it was added. */
function Worth({ offer: { now, quoted, markup }, currency }: { offer: Offer; currency: string }) {
  const t = useT();
  const format = useFormat();
  const ui = useUiLanguage();
  const then = { price: ui.price(quoted.total, currency), date: format.date(quoted.day, 'dayYear') };
  if (now.status === 'gone')
    return (
      <Notice
        tone="error"
        title={t(now.reason === 'unreadable' ? 'detail.claim.invalid' : `offer.gone.${now.reason}`)}
      >
        {t('quotes.was', then)}
      </Notice>
    );
  const { receipt } = now;
  return (
    <>
      <p className={styles.quoteWorth}>
        <Price amount={receipt.total} currency={receipt.currency} size="m" />
        <span className="small muted">{t('quotes.was', then)}</span>
      </p>
      {markup > 0 && (
        <p className="small">{t('quotes.markupInside', { price: ui.price(markup, currency) })}</p>
      )}
      <OfferChange {...now} shownPrice={quoted.total} />
    </>
  );
}
