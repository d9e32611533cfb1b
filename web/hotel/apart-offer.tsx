import type { ReactNode } from 'react';
import { GoneOffer } from './gone-offer.tsx';
import type { Opened } from './hotel-loader.ts';
import type { OfferRow } from './offer-row.ts';
import { OpenedOffer } from './opened-offer.tsx';

type Props = {
  opened: Opened;
  /** Whether something is sold beneath. */
  hasOthers: boolean;
  /** Where its like is, when nothing is. */
  elsewhere: ReactNode;
  chosen: OfferRow | undefined;
  onChoose: (offer: OfferRow) => void;
};

/** The offer of the address, above the offers of a page that has it not: it is of another question, or gone. */
export default function ApartOffer({ opened, hasOthers, elsewhere, chosen, onChoose }: Props) {
  const { row } = opened;
  if (row) return <OpenedOffer opened={{ ...opened, row }} chosen={chosen} onChoose={onChoose} />;
  return <GoneOffer answer={opened.answer} hasOthers={hasOthers} elsewhere={elsewhere} />;
}
