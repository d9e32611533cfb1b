import { addYears, type PlainDate } from '#lib/plain-date.ts';
import type { Party } from '#price-search/catalogue.ts';
import type { TravelDocument } from './document-keys.ts';
import type { FieldFault } from './refusal.ts';

/** A member of the party, named as the passport writes it. */
export type PartyMember = {
  /** Counts from 0. */
  room: number;
  surname: string;
  givenNames: string;
  born: PlainDate;
  sex: 'M' | 'F' | 'X' | null;
  /** ISO 3166 alpha-2. */
  citizenship: string | null;
  document: TravelDocument | null;
};

/** A birthday on the way that changes what somebody pays or needs. */
export type Turn = { member: number; turns: 2 | 12; on: PlainDate };

const latin = /^[A-Z](?:[A-Z' -]*[A-Z])?$/;

/** What is wrong with a party that is to travel as `rooms` say; fields are named as `travellers[0].born`. */
export function faultsOfParty(
  members: readonly PartyMember[],
  { rooms, departsOn }: { rooms: readonly Party[]; departsOn: PlainDate },
): FieldFault[] {
  const faults = members.flatMap((member, index) => faultsOfMember(member, index, departsOn));
  if (faults.length > 0) return faults;
  return rooms
    .flatMap((party, room) => faultsOfRoom(members, room, party, departsOn))
    .concat(
      members.flatMap(({ room }, index) =>
        room < rooms.length
          ? []
          : [{ field: `travellers[${index}].room`, reason: 'is no room of this trip' }],
      ),
    );
}

function faultsOfMember(member: PartyMember, index: number, departsOn: PlainDate): FieldFault[] {
  const fault = (field: string, reason: string) => ({ field: `travellers[${index}].${field}`, reason });
  const faults: FieldFault[] = [];
  if (!latin.test(member.surname))
    faults.push(fault('surname', 'is not written in Latin capitals as in the passport'));
  // A single name is a name: then there is nothing beside it.
  if (member.givenNames !== '' && !latin.test(member.givenNames))
    faults.push(fault('givenNames', 'is not written in Latin capitals as in the passport'));
  if (member.born > departsOn) faults.push(fault('born', 'is after the day of departure'));
  if (ageOn(member.born, departsOn) > oldest) faults.push(fault('born', 'is too long ago'));
  return faults;
}

const oldest = 120;
const adultAge = 18;

/** Who sleeps in a room has the ages that were asked for it: children by their years on the day of departure. */
function faultsOfRoom(
  members: readonly PartyMember[],
  room: number,
  { adults, childAges }: Party,
  departsOn: PlainDate,
): FieldFault[] {
  const here = members.flatMap((member, index) =>
    member.room === room ? [{ index, age: ageOn(member.born, departsOn) }] : [],
  );
  const wanted = adults + childAges.length;
  if (here.length !== wanted)
    return [{ field: 'travellers', reason: `room ${room + 1} is for ${wanted}, and has ${here.length}` }];
  const left = [...childAges];
  const grown = here.filter(({ age }) => {
    const at = left.indexOf(age);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return grown
    .filter(({ age }) => age < adultAge)
    .map(({ index, age }) => ({
      field: `travellers[${index}].born`,
      reason: `is ${age} years old on the day of departure, for which the trip was not priced`,
    }));
}

/** Whole years on a day. */
export function ageOn(born: PlainDate, day: PlainDate): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return addYears(born, years) <= day ? years : years - 1;
}

/** Who turns 2 or 12 on the way: the way back may cost more, or need a seat. */
export const turnsOnTheWay = (
  members: readonly { born: PlainDate | null }[],
  { departsOn, returnsOn }: { departsOn: PlainDate; returnsOn: PlainDate },
): Turn[] =>
  members.flatMap(({ born }, member) =>
    ([2, 12] as const).flatMap((turns) => {
      const on = born && addYears(born, turns);
      return on && on > departsOn && on <= returnsOn ? [{ member, turns, on }] : [];
    }),
  );
