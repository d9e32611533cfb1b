import type { LegAnswer } from '#calls/offer-fields.ts';
import type { Translate } from '#texts/translator.ts';

type Carried = Pick<LegAnswer, 'baggageKg' | 'cabinKg'>;

/** What each traveller may take: `20 kg of luggage each, 5 kg in the cabin`; undefined where nothing is said. */
export function luggageText(t: Translate, legs: readonly Carried[]): string | undefined {
  const [out, back] = legs.map((leg) => legText(t, leg));
  if (!out || (legs.length > 1 && !back)) return undefined;
  return !back || out === back ? out : t('offer.luggage.ways', { out, back });
}

function legText(t: Translate, { baggageKg, cabinKg }: Carried): string | undefined {
  if (baggageKg === null) return undefined;
  const hold = baggageKg > 0 ? t('offer.luggage.each', { kg: baggageKg }) : t('offer.luggage.none');
  return cabinKg ? `${hold}, ${t('offer.luggage.cabin', { kg: cabinKg })}` : hold;
}
