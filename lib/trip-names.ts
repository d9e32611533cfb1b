/** What a trip that a hotel was kept for consists of: where the flight leaves, days, nights, and who travels. */
export const tripNames = [
  'TOWNFROM',
  'CHECKIN_BEG',
  'CHECKIN_END',
  'NIGHTMIN',
  'NIGHTMAX',
  'ADULT',
  'CHILD',
  'AGES',
] as const;
