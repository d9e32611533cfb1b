import { hotelAttribute } from '#lib/attribute-numbers.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import { useLocalPath } from '#web/visit/visit.tsx';
import { valuesOf } from './hotel-facts.ts';
import type { DetailData } from './hotel-loader.ts';
import styles from './hotel-sections.module.css';
import type { HotelSection } from './hotel-sections.ts';
import { Blocks, TextBlocks, useSectionTitle } from './hotel-texts.tsx';
import { isCruise } from './hotel-traits.ts';
import { plainBlocks } from './plain-paragraphs.ts';

type Props = Pick<DetailData, 'hotel' | 'rules'> & { sections: HotelSection[] };

/** What the hotel is, its first words large; and what there is to know before one goes ([W]§2.11). */
export function AboutHotel({ hotel, rules, sections }: Props) {
  const title = useSectionTitle(hotel);
  const about = sections.find(({ id }) => id === 'about') ?? { id: 'about' as const, texts: [] };
  const [first, ...rest] = about.texts;
  const told = first?.blocks ?? [];
  const words = plainBlocks(hotel.info.paragraph).filter(({ text }) =>
    told.every((block) => block.text !== text),
  );
  const [lead, ...paragraphs] = [...words, ...told];
  // The strip has the number of rooms, where it is known.
  const facts = valuesOf(hotel.attr).filter(
    ({ inc }) => inc !== hotelAttribute.rooms || hotel.info.roomCount === null,
  );
  if (!lead && facts.length === 0 && !rules && !hotel.info.guestTax) return null;
  return (
    <section id="about" className={styles.about} aria-labelledby="about-title">
      <h2 id="about-title" className="sr">
        {title(about)}
      </h2>
      <div className={styles.aboutWords}>
        {lead && <p className={styles.aboutLead}>{lead.text}</p>}
        <div className={styles.prose}>
          <Blocks blocks={paragraphs} />
          {rest.map((text) => (
            <TextBlocks key={text.key} text={text} />
          ))}
        </div>
      </div>
      <BeforeYouGo hotel={hotel} rules={rules} facts={facts} />
    </section>
  );
}

type BeforeProps = Pick<DetailData, 'hotel' | 'rules'> & { facts: ReturnType<typeof valuesOf> };

/** Facts in short, what is paid at the hotel, its rules and its map. */
function BeforeYouGo({ hotel, rules, facts }: BeforeProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { guestTax } = hotel.info;
  return (
    <div className={styles.aside}>
      {facts.length > 0 && (
        <dl className={styles.asideFacts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {guestTax && (
        <p className={styles.tax}>
          <b>{t('detail.info.tax')}</b> {guestTax}
        </p>
      )}
      <p className={styles.asideLinks}>
        {rules && <a href={toLocal(rules)}>{t('detail.info.rules')}</a>}
        {!isCruise(hotel) && <a href="#location">{t('detail.map.show')}</a>}
      </p>
    </div>
  );
}
