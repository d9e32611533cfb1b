import type { ReactNode } from 'react';
import { offerKey } from '#web/search/cards/offer-key.ts';
import { GoneOffer } from './gone-offer.tsx';
import type { Opened } from './hotel-loader.ts';
import type { OfferRow } from './offer-row.ts';
import { keyOf } from './opened-key.ts';
import { OpenedOffer } from './opened-offer.tsx';

type Props = {
  opened: Opened | undefined;
  /** The offers beneath. */
  listed: readonly OfferRow[];
  /** Where its like is, when nothing is beneath. */
  elsewhere: ReactNode;
  chosen: OfferRow | undefined;
  onChoose: (offer: OfferRow) => void;
};

/** The offer of the address, above the offers of a page that has it not: it is of another question, or gone. */
export function ApartOffer({ opened, listed, elsewhere, chosen, onChoose }: Props) {
  if (!opened || listed.some(({ claim }) => offerKey(claim) === keyOf(opened))) return null;
  const { row } = opened;
  if (row) return <OpenedOffer opened={{ ...opened, row }} {...{ chosen, onChoose }} />;
  return <GoneOffer answer={opened.answer} hasOthers={listed.length > 0} elsewhere={elsewhere} />;
}
