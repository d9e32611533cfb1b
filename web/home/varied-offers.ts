type Placed = { stateInc: number; regionInc: number };

/** The first of each country, then of each region, then whatever is left: a row of postcards, not of twins. */
export function variedOffers<Offer extends Placed>(offers: readonly Offer[], count: number): Offer[] {
  const firstOfEach = (key: (offer: Offer) => number) => {
    const seen = new Set<number>();
    return offers.filter((offer) => !seen.has(key(offer)) && seen.add(key(offer)));
  };
  const inOrder = [
    ...firstOfEach(({ stateInc }) => stateInc),
    ...firstOfEach(({ regionInc }) => regionInc),
    ...offers,
  ];
  return [...new Set(inOrder)].slice(0, count);
}
