/** What pages know of a traveller who is logged in. */
export type TravellerHere = { name: string; email: string };
