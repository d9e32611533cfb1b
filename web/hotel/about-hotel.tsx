import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { type AboutProps, aboutParts } from './about-parts.ts';
import styles from './hotel-sections.module.css';
import { Blocks, TextBlocks, useSectionTitle } from './hotel-texts.tsx';
import { isCruise } from './hotel-traits.ts';

/** What the hotel is, its first words large; and what there is to know before one goes ([W]§2.11). */
export function AboutHotel({ hotel, rules, sections }: AboutProps) {
  const title = useSectionTitle(hotel);
  const { about, lead, paragraphs, texts, facts, isEmpty } = aboutParts({ hotel, rules, sections });
  if (isEmpty) return null;
  return (
    <section id="about" className={styles.about} aria-labelledby="about-title">
      <h2 id="about-title" className="sr">
        {title(about)}
      </h2>
      <div className={styles.aboutWords}>
        {lead && <p className={styles.aboutLead}>{lead.text}</p>}
        <div className={styles.prose}>
          <Blocks blocks={paragraphs} />
          {texts.map((text) => (
            <TextBlocks key={text.key} text={text} />
          ))}
        </div>
      </div>
      <BeforeYouGo hotel={hotel} rules={rules} facts={facts} />
    </section>
  );
}

type BeforeProps = Pick<AboutProps, 'hotel' | 'rules'> & Pick<ReturnType<typeof aboutParts>, 'facts'>;

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
