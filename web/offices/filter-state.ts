import type { OfficeQuestion, OfficeView } from './office-question.ts';

/** What stands in the fields of the filter. */
export type FilterState = OfficeQuestion & {
  /** The place was chosen in another town: it goes once the places of this one are here. */
  isPlaceStale: boolean;
};

export type FilterEvent =
  | { kind: 'city'; city: number | 'all' }
  | { kind: 'place'; place: string }
  | { kind: 'address'; address: string }
  | { kind: 'view'; view: OfficeView }
  /** An answer has come; `hasPlaces` where it knows the places of the town. */
  | { kind: 'answer'; question: OfficeQuestion; hasPlaces: boolean }
  /** Another address of the page was opened. */
  | { kind: 'page'; question: OfficeQuestion };

/** What an address that is typed waits for before it is asked ([S]§9). */
export const addressPauseMs = 1_000;

export const filterStateOf = (question: OfficeQuestion): FilterState => ({
  ...question,
  isPlaceStale: false,
});

/** What an event makes of the fields ([S]§4.8). */
export function changeFilter(state: FilterState, event: FilterEvent): FilterState {
  switch (event.kind) {
    case 'city':
      return { ...state, city: event.city, address: '', isPlaceStale: true };
    case 'place':
      return { ...state, place: event.place, isPlaceStale: false };
    case 'address':
      return { ...state, address: event.address };
    case 'view':
      return { ...state, view: event.view };
    case 'page':
      return filterStateOf(event.question);
    case 'answer': {
      // The first answer tells the visitor's town; from then on the fields are the visitor's.
      const known = { ...state, city: state.city ?? event.question.city };
      return state.isPlaceStale && event.hasPlaces ? { ...known, place: '', isPlaceStale: false } : known;
    }
  }
}

/** What a visitor changes in the filter. */
export type FilterChange = Exclude<FilterEvent, { kind: 'answer' | 'page' }>;

/**
 * When a change is asked: an address after its pause, another view of the same offices never; but an address that
 * waits is asked with whatever comes first.
 */
export function whenToAsk({ kind }: FilterChange, isAddressWaiting: boolean): 'now' | 'later' | 'never' {
  if (kind === 'address') return 'later';
  return kind === 'view' && !isAddressWaiting ? 'never' : 'now';
}

/** What is asked with these fields: never a place of another town. */
export const questionOf = ({ isPlaceStale, place, ...state }: FilterState): OfficeQuestion => ({
  ...state,
  place: isPlaceStale ? '' : place,
});
