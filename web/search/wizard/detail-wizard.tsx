import { useState } from 'react';
import type { TourKind } from '#lib/travel-kind.ts';
import { useVisit } from '#web/context/visit.tsx';
import { daysToCome, type OnlyOf } from '#web/search/query/search-form.ts';
import type { TripQuestion } from '#web/search/query/trip.ts';
import { detail } from './types/detail.ts';
import { Wizard } from './wizard.tsx';
import type { WizardOptions } from './wizard-options.ts';

/** What the page of a hotel, a liner or an excursion tour asks, and what of it can be chosen anew. */
export type DetailQuestion = {
  trip: TripQuestion;
  mode: TourKind;
  state: number;
  only: NonNullable<OnlyOf['only']>;
  /** Towns that the trip may begin in; none where it begins at the place. */
  towns: { inc: number; name: string }[];
  /** What else of the address stays in it. */
  kept: Record<string, string>;
};

/** The wizard of one page: its fields ask about this hotel or this tour alone. */
export default function DetailWizard({ trip, mode, state, only, towns, kept }: DetailQuestion) {
  const { today } = useVisit();
  const [definition] = useState(() => detail(kept));
  const options: WizardOptions = {
    towns: towns.length > 0 ? [townGroup(towns)] : [],
    countries: [],
    defaults: { townFrom: trip.townFrom, today, state },
  };
  return (
    <Wizard
      variant="detail"
      definition={definition}
      initial={{ ...trip, ...daysToCome(trip, today), mode, state, only }}
      options={options}
    />
  );
}

const townGroup = (towns: DetailQuestion['towns']): WizardOptions['towns'][number] => ({
  type: 'group',
  name: '',
  items: towns.map(({ inc, name }) => ({ inc: `${inc}`, name, state: '', value: `${inc}` })),
});
