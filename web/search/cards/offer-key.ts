/**
 * What a claim is of: the choice and its price. The same offer, asked for a minute later, has a claim that differs
 * behind its first dot.
 */
export const offerKey = (claim: string): string => claim.split('.', 1)[0] ?? '';
