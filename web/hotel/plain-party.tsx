import { useState } from 'react';
import { partyLimits, searchLimits } from '#calls/search-limits.ts';
import type { TourKind } from '#lib/travel-kind.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import type { Travellers } from '#web/search/query/trip.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { Choice, Numbers } from './plain-choice.tsx';

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Who travels, as lists of a form: without scripts the age of every child that there may be is asked for. */
export function PlainParty({ trip, mode }: { trip: Travellers; mode: TourKind }) {
  const t = useT();
  const format = useFormat();
  const [children, setChildren] = useState(trip.childAges.length);
  const party = partyLimits(mode);
  const ages = useHydrated() ? children : party.children.max;
  return (
    <>
      <Choice name="ADULT" label={t('wizard.people.adults')} value={trip.adults}>
        <Numbers numbers={upTo(party.adults.min, party.adults.max)} />
      </Choice>
      <Choice
        name="CHILD"
        label={t('wizard.people.children')}
        value={trip.childAges.length}
        onChoose={setChildren}
      >
        <Numbers numbers={upTo(party.children.min, party.children.max)} />
      </Choice>
      {upTo(1, ages).map((slot) => (
        <Choice
          key={slot}
          name={`AGE${slot}`}
          label={t('wizard.people.childAge', { number: slot })}
          value={trip.childAges[slot - 1] ?? 2}
        >
          {upTo(searchLimits.age.min, searchLimits.age.max).map((age) => (
            <option key={age} value={age}>
              {age === 0 ? t('wizard.people.underOne') : format.number(age)}
            </option>
          ))}
        </Choice>
      ))}
    </>
  );
}
