/** How far a request of an agent has come: sent, answered by the operator, or nothing more to be done. */
export const requestStates = ['new', 'answered', 'closed'] as const;
export type RequestState = (typeof requestStates)[number];

/** In which order requests are listed. */
export const requestOrders = ['newest', 'oldest', 'departure', 'client'] as const;
export type RequestOrder = (typeof requestOrders)[number];

/** By what a report of an agent's work is put together. */
export const reportGroups = ['manager', 'country', 'month'] as const;
export type ReportGroup = (typeof reportGroups)[number];
