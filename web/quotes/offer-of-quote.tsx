import { plainDate } from '#lib/plain-date.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { partyText } from '#web/parts/offer/party-text.ts';
import { below } from '#web/ui/breakpoints.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './client-quote.module.css';
import { GoneFromQuote } from './gone-from-quote.tsx';
import type { LoadedOffer, LoadedQuote } from './load-client-quote.ts';
import { MarkOffer } from './mark-offer.tsx';
import { PricedInQuote } from './priced-in-quote.tsx';

type Props = {
  offer: LoadedOffer;
  quote: LoadedQuote;
  /** Of the page. */
  path: string;
  place: { number: number; count: number };
};

/** An offer of a quote: what it is, what the agent says of it, and what it costs. */
export function OfferOfQuote({ offer, quote, path, place }: Props) {
  const t = useT();
  const format = useFormat();
  const { what, words, now } = offer;
  const id = `offer-${offer.inc}`;
  return (
    <article id={id} className={styles.quoted} aria-labelledby={`${id}-name`}>
      {what.image && (
        <div className={styles.quotedPicture}>
          <Picture
            src={what.image}
            alt=""
            width={960}
            height={540}
            sizes={`${below('desktop')} 100vw, 60rem`}
            priority={place.number === 1}
          />
        </div>
      )}
      <div className={styles.quotedBody}>
        <p className="tiny muted">{t('quote.place', place)}</p>
        {offer.isAdded && (
          <p>
            <Tag>{t('quote.addedOn', { date: format.date(offer.quoted.day, 'dayYear') })}</Tag>
          </p>
        )}
        <h2 id={`${id}-name`}>
          {what.hotelName} <Stars star={what.starName} />
        </h2>
        <What what={what} />
        {words && <p className={styles.agentWords}>{words}</p>}
        {now.status === 'priced' ? (
          <PricedInQuote now={now} quoted={offer.quoted} secondCurrency={quote.secondCurrency} />
        ) : (
          <GoneFromQuote offer={offer} now={now} quote={quote} />
        )}
        <MarkOffer offer={offer} path={path} />
      </div>
    </article>
  );
}

function What({ what }: Pick<LoadedOffer, 'what'>) {
  const t = useT();
  const format = useFormat();
  const days = format.stay(plainDate(what.checkIn), plainDate(what.checkOut));
  const facts = [
    what.placeName,
    `${days}, ${format.nights(what.nights)}`,
    t('detail.receipt.roomMeal', { room: what.roomName, meal: what.mealName }),
    partyText(t, what.adult, what.ages.length, what.ages),
  ];
  return (
    <ul className={styles.quotedFacts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
