/** Clients in the book of one agency. */
export const mostClients = 20_000;
