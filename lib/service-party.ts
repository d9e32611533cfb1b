/** The most people that a search of one service may be for. */
export type ServicePartyLimits = { adults: number; children: number };

/** Kinds of services with limits of their own ([W]§9). */
export const serviceTypeIds = { mobile: 69, certificate: 56 } as const;

const limits: Record<number, ServicePartyLimits> = {
  [serviceTypeIds.mobile]: { adults: 200, children: 4 },
  [serviceTypeIds.certificate]: { adults: 1, children: 0 },
};

/** Limits of a kind of services: 200 and 4 for mobile connection, 1 and 0 for certificates, else 8 and 3. */
export const servicePartyLimits = (typeId: number): ServicePartyLimits =>
  limits[typeId] ?? { adults: 8, children: 3 };
