import { hotelAttribute } from '#lib/attribute-numbers.ts';
import { valuesOf } from './hotel-facts.ts';
import type { DetailData } from './hotel-loader.ts';
import type { HotelSection } from './hotel-sections.ts';
import { plainBlocks } from './plain-paragraphs.ts';

export type AboutProps = Pick<DetailData, 'hotel' | 'rules'> & { sections: HotelSection[] };

/** What is told about a hotel ([W]§2.11): its words, the first of them apart, and its facts in short. */
export function aboutParts({ hotel, rules, sections }: AboutProps) {
  const about = sections.find(({ id }) => id === 'about') ?? { id: 'about' as const, texts: [] };
  const [first, ...texts] = about.texts;
  const told = first?.blocks ?? [];
  const words = plainBlocks(hotel.info.paragraph).filter(({ text }) =>
    told.every((block) => block.text !== text),
  );
  const [lead, ...paragraphs] = [...words, ...told];
  // The strip has the number of rooms, where it is known.
  const facts = valuesOf(hotel.attr).filter(
    ({ inc }) => inc !== hotelAttribute.rooms || hotel.info.roomCount === null,
  );
  const isEmpty = !lead && facts.length === 0 && !rules && !hotel.info.guestTax;
  return { about, lead, paragraphs, texts, facts, isEmpty };
}
