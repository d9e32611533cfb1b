/** How a client has agreed that more is kept of them than name and language. */
export const consentWays = ['writing', 'mail', 'phone'] as const;
export type ConsentWay = (typeof consentWays)[number];
