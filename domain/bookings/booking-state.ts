/** Where a booking stands. */
export const bookingStates = [
  'held',
  'requested',
  'confirmed',
  'travelled',
  'expired',
  'cancelled',
  'rejected',
] as const;
export type BookingState = (typeof bookingStates)[number];

/** What may become of a booking. `from: null` is its beginning. */
export type Transition = {
  from: BookingState | null;
  to: BookingState;
  /** Whether the places go back to the stock. */
  releases: boolean;
  when: string;
};

/** The one table of allowed transitions: the code moves by it, `docs/booking.md` shows it, tests walk it. */
export const transitions: readonly Transition[] = [
  { from: null, to: 'held', releases: false, when: 'places are taken for a while' },
  { from: null, to: 'requested', releases: false, when: 'what is booked has to be asked for' },
  { from: 'held', to: 'confirmed', releases: false, when: 'the first payment is captured' },
  { from: 'held', to: 'expired', releases: true, when: 'the hold ends' },
  { from: 'held', to: 'cancelled', releases: true, when: 'the customer leaves it' },
  { from: 'requested', to: 'confirmed', releases: false, when: 'the supplier says yes' },
  { from: 'requested', to: 'rejected', releases: true, when: 'the supplier says no' },
  { from: 'requested', to: 'expired', releases: true, when: 'nobody answers in time' },
  { from: 'expired', to: 'confirmed', releases: false, when: 'a payment comes late and there is still room' },
  { from: 'confirmed', to: 'cancelled', releases: true, when: 'customer, agency or staff cancels' },
  { from: 'confirmed', to: 'travelled', releases: false, when: 'the trip is over' },
];

/** The transition between two states; undefined where there is none. */
export const transitionOf = (from: BookingState | null, to: BookingState): Transition | undefined =>
  transitions.find((each) => each.from === from && each.to === to);
