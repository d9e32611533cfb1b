/** What a report counts; its commission is undefined where no plan holds. */
export type ReportedOffer = {
  /** `won` and `lost` are quotes. */
  kind: 'request' | 'offer' | 'won' | 'lost';
  group: string;
  currency: string;
  amountMinor: number;
  commissionMinor: number | undefined;
};

/** What a group comes to in one currency; amounts are minor units. */
export type ReportSum = {
  group: string;
  currency: string;
  requests: number;
  requestsMinor: number;
  offers: number;
  offersMinor: number;
  won: number;
  lost: number;
  commissionMinor: number | undefined;
};

/** Sums by group and currency: currencies are never added to each other. In the order in which groups come first. */
export function sumReport(reported: readonly ReportedOffer[]): ReportSum[] {
  const byGroup = Map.groupBy(reported, ({ group, currency }) => `${group} ${currency}`);
  return [...byGroup.values()].map((all) => {
    const { group, currency } = all[0]!; // a group has somebody in it
    const requests = all.filter(({ kind }) => kind === 'request');
    const offers = all.filter(({ kind }) => kind === 'offer');
    const earned = requests.flatMap(({ commissionMinor }) => commissionMinor ?? []);
    return {
      group,
      currency,
      requests: requests.length,
      offers: offers.length,
      requestsMinor: sumOf(requests),
      offersMinor: sumOf(offers),
      won: all.filter(({ kind }) => kind === 'won').length,
      lost: all.filter(({ kind }) => kind === 'lost').length,
      commissionMinor: earned.length > 0 ? earned.reduce((sum, minor) => sum + minor, 0) : undefined,
    };
  });
}

const sumOf = (all: readonly ReportedOffer[]) => all.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
