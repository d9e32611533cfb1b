import { expect, test } from 'vitest';
import { tripFault } from './kept-trip.ts';

const trip =
  'TOWNFROM=2&CHECKIN_BEG=20261201&CHECKIN_END=20261203&NIGHTMIN=7&NIGHTMAX=9&ADULT=2&CHILD=2&AGES=0,17';

test.each([trip, 'CHECKIN_BEG=20261201', 'CHECKIN_BEG=2026-12-01&ADULT=12'])('%s is a trip', (text) => {
  expect(tripFault(text)).toBeUndefined();
});

test.each([
  ['', 'names something other than'],
  ['ADULT=2', 'has no CHECKIN_BEG'],
  ['CHECKIN_BEG=20261301', 'has a bad CHECKIN_BEG'],
  ['CHECKIN_BEG=20261201&ADULT=two', 'has a bad ADULT'],
  ['CHECKIN_BEG=20261201&AGES=1,2,3,4,5', 'has a bad AGES'],
  ['CHECKIN_BEG=20261201&TOWNFROM=2&TOWNFROM=3', 'gives TOWNFROM more than once'],
  ['CHECKIN_BEG=20261201&offer=abc', 'names something other than'],
  ['CHECKIN_BEG=20261201&constructor=1', 'names something other than'],
  ['%43HECKIN_BEG=20261201', 'names something other than'],
  [`CHECKIN_BEG=20261201${'&ADULT=2'.repeat(20)}`, 'is longer than'],
])('%s is none', (text, reason) => {
  expect(tripFault(text)).toContain(reason);
});
