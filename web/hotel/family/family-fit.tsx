import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import type { Opened, OpenedOffer } from '#web/hotel/hotel-loader.ts';
import type { HotelInfo } from '#web/hotel/hotel-view.ts';
import type { OfferRow } from '#web/hotel/offer-row.ts';
import { partyText } from '#web/parts/offer/party-text.ts';
import { roomLines } from '#web/parts/offer/rooms-text.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Price } from '#web/ui/price.tsx';
import { Placeholder, Placeholders, Skeleton } from '#web/ui/skeleton.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { childrensPlaces, transferMinutes } from './family-facts.ts';
import styles from './family-fit.module.css';
import { useClimate } from './use-climate.ts';

type Priced = Extract<OpenedOffer, { status: 'priced' }>;
export type FamilyProps = { hotel: HotelInfo; offer: OfferRow };

/** What a family asks of the offer that it looks at: beds, children's prices, slides, the way there and the water. */
export default function FamilyFit({ hotel, offer }: FamilyProps) {
  const t = useT();
  const priced = usePriced(offer.claim);
  return (
    <section className={styles.family} aria-labelledby="family-title">
      <h2 id="family-title">{t('family.title')}</h2>
      <div className={styles.familyParts} aria-busy={priced === undefined}>
        {priced === undefined && (
          <Skeleton>
            <Placeholders count={4}>
              <Placeholder height="1.5rem" margin="0.5rem 0" />
            </Placeholders>
          </Skeleton>
        )}
        {priced && <Sleeping {...priced} />}
        {priced && <Paying {...priced} />}
        <Around hotel={hotel} offer={offer} />
      </div>
    </section>
  );
}

/** The offer of a claim, priced again; undefined until it is known, null where it is not to be had. */
function usePriced(claim: string): Priced | null | undefined {
  const toLocal = useLocalPath();
  const { data, load } = useFetcher<Opened | null>();
  useEffect(() => {
    void load(toLocal(`/lookup/offer-receipt?${new URLSearchParams({ claim })}`));
  }, [claim, load, toLocal]);
  if (data === undefined) return undefined;
  return data?.answer?.status === 'priced' ? data.answer : null;
}

function Sleeping({ offer: { rooms } }: Priced) {
  const t = useT();
  const [only] = rooms;
  const lines = roomLines(t, rooms);
  return (
    <div>
      <h3>{t('family.sleeps')}</h3>
      <ul className={styles.familyList}>
        {rooms.length === 1 && only && (
          <li>
            <b>{only.roomName}</b>
            {lines.length === 0 && (
              <p className="small muted">{partyText(t, only.adult, only.child, only.ages)}</p>
            )}
          </li>
        )}
        {lines.map((line) => (
          <li key={line} className={rooms.length === 1 ? 'small muted' : undefined}>
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Paying({ travellers, receipt: { currency } }: Priced) {
  const t = useT();
  const { price } = useUiLanguage();
  const said = (amount: number) => (amount === 0 ? t('common.price.free') : price(amount, currency));
  const children = travellers.flatMap(({ age, ...part }) => (age === null ? [] : [{ age, ...part }]));
  return (
    <div>
      <h3>{t('family.pays')}</h3>
      <ul className={styles.familyList}>
        {children.map(({ age, flight, stay, services, total }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: twins are alike
          <li key={index} className={styles.familyChild}>
            <span>
              <b>{t('detail.receipt.childFree', { age })}</b>
              <span className="small muted">
                {[
                  flight > 0 && t('family.part.flight', { price: said(flight) }),
                  t('family.part.stay', { price: said(stay) }),
                  services > 0 && t('family.part.services', { price: said(services) }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <Price amount={total} currency={currency} size="s" />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

function Around({ hotel, offer }: FamilyProps) {
  const t = useT();
  const format = useFormat();
  const month = Number(offer.dateIn.slice(5, 7)) as Month;
  const water = useClimate(hotel.region?.inc ?? 0)?.find((each) => each.month === month);
  const minutes = transferMinutes(hotel.attr);
  const { slides, club } = childrensPlaces(hotel.attr);
  const facts: [IconName, string][] = [
    ['wave', t(slides ? 'family.slides' : 'family.noSlides')],
    ['user', t(club ? 'family.club' : 'family.noClub')],
    ...(minutes === undefined
      ? []
      : [['clock', t('family.transfer', { minutes })] satisfies [IconName, string]]),
    ...(water
      ? [
          [
            'sun',
            t('family.water', {
              month: t(`dates.monthAlone.${month}`),
              degrees: format.number(Math.round(water.sea)),
            }),
          ] satisfies [IconName, string],
        ]
      : []),
  ];
  return (
    <div>
      <h3>{t('family.here')}</h3>
      <ul className={styles.familyList}>
        {facts.map(([icon, text]) => (
          <li key={text} className={styles.familyFact}>
            <Icon name={icon} size="s" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
