/** What a page says of cabins where a hotel's says it of rooms. */
export const cabinWords = {
  title: 'voyage.cabins.title',
  choose: 'voyage.header.choose',
  chooseFrom: 'voyage.header.chooseFrom',
  count: 'voyage.cabins.count',
  description: 'voyage.cabins.meta',
  goneRoom: 'voyage.gone.room',
  goneHotel: 'voyage.gone.hotel',
  similar: 'voyage.gone.similar',
  instantHint: 'voyage.cabins.instantHint',
  instantHintStay: 'voyage.cabins.instantHint',
  onRequestHint: 'voyage.cabins.onRequestHint',
  onRequestHintStay: 'voyage.cabins.onRequestHint',
} as const;
