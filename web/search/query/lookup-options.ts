import type { AnswerOf } from '#calls/call.ts';
import type { townFroms } from '#calls/lookups-places.ts';
import type { OptionGroup, SelectOption } from '#web/ui/select-option.ts';
import { withoutFlight } from './trip.ts';

type TownFrom = Pick<
  AnswerOf<typeof townFroms>[number],
  'townFrom' | 'townName' | 'townNameFrom' | 'secondLevel' | 'stateFrom' | 'stateFromName' | 'stateFromLName'
>;

/** A departure town to choose ([W]§3.2). */
export type TownOption = {
  inc: string;
  name: string;
  /** The name after "from". */
  nameFrom: string;
  /** Its country. */
  state: string;
  stateInc: number;
  /** The name in lower case. */
  town: string;
  /** The subdomain of the town, else its number. */
  value: string;
};

/** What a wizard has of a town: the name after "from" where it is said. */
export type ShownTown = Pick<TownOption, 'inc' | 'name' | 'state' | 'value'> & {
  nameFrom?: string;
  isCapital?: true;
};

/** A departure town; its country by the Latin name in English, by the translated one elsewhere. */
export const townOption = (from: TownFrom, lang: string): TownOption => ({
  inc: `${from.townFrom}`,
  name: from.townName,
  nameFrom: from.townNameFrom,
  state: lang === 'en' ? from.stateFromLName : from.stateFromName,
  stateInc: from.stateFrom,
  town: from.townName.toLowerCase(),
  value: from.secondLevel || `${from.townFrom}`,
});

/** Departure towns by country, in the order in which the countries first come; by name within each. */
export function groupTowns(towns: readonly TownFrom[], lang: string): OptionGroup<TownOption>[] {
  const { compare } = new Intl.Collator(lang);
  const options = towns
    .filter(({ townFrom }) => townFrom !== withoutFlight)
    .map((from) => townOption(from, lang));
  return [...Map.groupBy(options, ({ state }) => state)].map(([name, items]) => ({
    type: 'group',
    name,
    items: items.sort((a, b) => compare(a.name, b.name)),
  }));
}

/** A departure town in a select: found by its country and its Latin name too. */
export const townChoice = ({ inc, name, state, value }: ShownTown): SelectOption => ({
  name,
  value: inc,
  additionalSearch: [state, ...(value === inc ? [] : [value])],
});
