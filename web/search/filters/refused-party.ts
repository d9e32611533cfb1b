import type { Translate } from '#texts/translator.ts';
import { needsInfantSeats } from '#web/search/query/party.ts';
import type { SearchAnswer } from '#web/search/query/search-answer.ts';
import type { Travellers } from '#web/search/query/trip.ts';

/** Why the party cannot go where others can; with more infants than adults also which of them need seats. */
export function refusedParty(
  travellers: Pick<Travellers, 'adults' | 'childAges'>,
  refusal: NonNullable<SearchAnswer['partyRefusal']>,
  t: Translate,
): string {
  const why = t(`results.empty.refused.${refusal}`);
  return needsInfantSeats(travellers) ? `${why} ${t('wizard.people.infantHint')}` : why;
}
