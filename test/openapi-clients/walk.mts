/** What each generated client finds on its way from a departure town to an offer, and what it is refused. */
export type Walk = {
  towns: number;
  hotels: number;
  /** Price of the first offer when it is opened, equal to its price in the list. */
  hasSamePrice: boolean;
  /** Fields that the server names when a search lacks its departure town. */
  wrongFields: readonly string[];
  /** Status of a call for travellers without a token. */
  refusedStatus: number;
  /** The e-mail of the traveller whose token the client sends. */
  email: string | undefined;
};

export type Start = {
  origin: string;
  townFrom: number;
  state: number;
  /** ISO days without dashes, as [W]§3.1 writes them. */
  from: string;
  to: string;
  person: { email: string; password: string };
};
