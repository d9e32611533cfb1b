/** How far a request of an agent has come: sent, answered by the operator, or nothing more to be done. */
export const requestStates = ['new', 'answered', 'closed'] as const;
export type RequestState = (typeof requestStates)[number];
