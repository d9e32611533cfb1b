type PromoChoice<Promo> = {
  slides: readonly Promo[];
  /** Those that this visitor has left before. */
  seen: readonly number[];
  /** The question about cookies is on the page. */
  isAsking: boolean;
  /** It may be remembered that it was seen. */
  marketing: boolean;
};

/** The promo that a visitor is shown: the first that they have not left yet; none over a question, or without memory. */
export const promoFor = <Promo extends { id: number }>({
  slides,
  seen,
  isAsking,
  marketing,
}: PromoChoice<Promo>): Promo | undefined =>
  isAsking || !marketing ? undefined : slides.find(({ id }) => !seen.includes(id));
