/** Where an attempt to pay stands, as its provider says. */
export type AttemptState =
  | 'created'
  | 'pending'
  | 'authorised'
  | 'captured'
  | 'failed'
  | 'cancelled'
  | 'unknown';

/** What a provider says about an attempt; each event has a number of its provider's by which it counts once. */
export type ProviderEvent = {
  eventId: string;
  reference: string;
  state: AttemptState;
  amountMinor: number;
  currency: string;
};

/** One try, as a provider is asked for it. */
export type AttemptOrder = { reference: string; amountMinor: number; currency: string; booking: string };

/** What the customer has to do next; a payment of the sandbox is settled by a call. */
export type NextStep = { kind: 'sandbox' } | { kind: 'transfer'; reference: string } | { kind: 'office' };

type Common = {
  name: 'sandbox' | 'transfer' | 'office';
  /** Begins an attempt. What it throws leaves the attempt `unknown`: it is read again. */
  begin: (order: AttemptOrder) => Promise<NextStep>;
  /** Gives money back by itself; undefined where people have to. */
  refund?: (reference: string, amountMinor: number) => Promise<void>;
};

/** A provider signs what it tells us: the event itself is believed. */
export type SignedProvider = Common & {
  shape: 'signed-event';
  /** Undefined where it is not signed by the provider. */
  verify: (body: string, signature: string) => ProviderEvent | undefined;
};

/** A provider hints that something has happened, unsigned: what it is, we read from it. */
export type HintingProvider = Common & {
  shape: 'hint';
  read: (reference: string) => Promise<ProviderEvent | undefined>;
};

/** A provider, or a person, asks us: whether it may be paid, and then says that it was. */
export type InverseProvider = Common & { shape: 'inverse' };

export type PaymentProvider = SignedProvider | HintingProvider | InverseProvider;
