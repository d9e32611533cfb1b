import type { OfferAnswer } from '#calls/offer-fields.ts';
import type { MessageKey } from '#texts/message-key.ts';
import type { Translate } from '#texts/translator.ts';
import type { IconName } from '#web/ui/icon.tsx';

/** Something known of a room, drawn: what stands beside the icon, and what the icon means. */
export type RoomIcon = { icon: IconName; text: string; tooltip: string };

/** More of them would push the offers off a phone. */
const mostIcons = 4;

/** The icons of a room with their tooltips ([W]§3.3): the answer has one for each line of its description. */
export const roomIcons = (
  { roomDesc, icons }: Pick<OfferAnswer, 'roomDesc' | 'icons'>,
  t: Translate,
): RoomIcon[] =>
  roomDesc.flatMap((line, index) => drawn(icons[index] ?? '', line, t) ?? []).slice(0, mostIcons);

function drawn(
  icon: string,
  { text, value }: OfferAnswer['roomDesc'][number],
  t: Translate,
): RoomIcon | undefined {
  if (icon === 'area')
    return {
      icon,
      text: t('common.area.squareMetres', { value: Number(value) }),
      tooltip: `${text}: ${value}`,
    };
  if (icon === 'bed') return { icon, text: value, tooltip: `${text}: ${value}` };
  const view = icon === 'sun' ? viewKeys.get(value) : undefined;
  const words = view && `${text}: ${t(view)}`;
  return words === undefined ? undefined : { icon: 'sun', text: words, tooltip: words };
}

/** What a room may look at, by the code that operators write; a view that has no word is not told. */
const viewKeys: ReadonlyMap<string, MessageKey> = new Map([
  ['city', 'cards.view.city'],
  ['courtyard', 'cards.view.courtyard'],
  ['garden', 'cards.view.garden'],
  ['lagoon', 'cards.view.lagoon'],
  ['land', 'cards.view.land'],
  ['mountain', 'cards.view.mountain'],
  ['ocean', 'cards.view.ocean'],
  ['pool', 'cards.view.pool'],
  ['sea', 'cards.view.sea'],
  ['side-sea', 'cards.view.sideSea'],
  ['street', 'cards.view.street'],
  ['sunset', 'cards.view.sunset'],
  ['valley', 'cards.view.valley'],
  ['village', 'cards.view.village'],
]);
