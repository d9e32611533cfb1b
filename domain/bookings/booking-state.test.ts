import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BookingState, bookingStates, transitionOf, transitions } from './booking-state.ts';

/** As the design says it, apart from the code: what a booking may become. */
const allowed: Record<BookingState, BookingState[]> = {
  held: ['confirmed', 'expired', 'cancelled'],
  requested: ['confirmed', 'rejected', 'expired'],
  confirmed: ['cancelled', 'travelled'],
  expired: ['confirmed'],
  travelled: [],
  cancelled: [],
  rejected: [],
};

test('a booking becomes what the design says, and nothing else, and gives its places back when it ends', () => {
  const walk = fc.array(fc.constantFrom(...bookingStates), { maxLength: 12 });
  fc.assert(
    fc.property(fc.constantFrom<BookingState>('held', 'requested'), walk, (start, wanted) => {
      let state = start;
      let hasPlaces = true;
      for (const to of wanted) {
        const transition = transitionOf(state, to);
        expect(transition !== undefined).toBe(allowed[state].includes(to));
        if (!transition) continue;
        if (transition.releases) expect(hasPlaces).toBe(true);
        hasPlaces = !transition.releases;
        state = to;
      }
      expect(hasPlaces).toBe(['held', 'requested', 'confirmed', 'travelled'].includes(state));
    }),
  );
});

test('the table of transitions is that of the documentation', () => {
  const page = readFileSync('docs/booking.md', 'utf8');
  for (const { from, to, releases, when } of transitions)
    expect(page).toContain(`| ${from ?? '–'} | ${to} | ${when} | ${releases ? 'go back' : 'stay'} |`);
});
