import type { MessageKey } from '#texts/message-key.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import styles from './hotel-sections.module.css';
import type { HotelSection, SectionText } from './hotel-sections.ts';
import type { TextBlock } from './plain-paragraphs.ts';

const titles: Partial<Record<HotelSection['id'], MessageKey>> = {
  about: 'detail.tabs.about',
  services: 'detail.tabs.services',
  meals: 'detail.tabs.meals',
  beach: 'detail.tabs.beach',
  children: 'detail.tabs.children',
  location: 'detail.tabs.location',
};

/** The name of a section of a hotel or a ship: ours where we have one, else what the operator calls its text. */
export function useSectionTitle(isShip: boolean): (section: HotelSection) => string {
  const t = useT();
  return ({ id, texts }) => {
    const key = isShip && id === 'about' ? 'detail.tabs.aboutShip' : titles[id];
    return key ? t(key) : (texts[0]?.title ?? '');
  };
}

/** What the hotel is, its first paragraph large. */
export function AboutHotel({ sections, isShip }: { sections: HotelSection[]; isShip: boolean }) {
  const about = sections.find(({ id }) => id === 'about');
  const title = useSectionTitle(isShip);
  if (!about) return null;
  const [first, ...rest] = about.texts;
  const [lead, ...paragraphs] = first?.blocks ?? [];
  return (
    <section id="about" className={styles.about} aria-labelledby="about-title">
      <h2 id="about-title" className="sr">
        {title(about)}
      </h2>
      {lead && <p className={styles.aboutLead}>{lead.text}</p>}
      <div className={styles.prose}>
        <Blocks blocks={paragraphs} />
        {rest.map((text) => (
          <TextBlocks key={text.key} text={text} />
        ))}
      </div>
    </section>
  );
}

/** The other sections, each under its name. */
export function HotelSections({ sections }: { sections: HotelSection[] }) {
  const title = useSectionTitle(false);
  return sections
    .filter(({ id }) => id !== 'about')
    .map((section) => {
      const isOne = section.texts.length === 1;
      return (
        <section key={section.id} id={section.id} className={styles.textSection}>
          <h2>{title(section)}</h2>
          <div className={styles.prose}>
            {section.texts.map((text) =>
              isOne ? (
                <Blocks key={text.key} blocks={text.blocks} />
              ) : (
                <TextBlocks key={text.key} text={text} under={title(section)} />
              ),
            )}
          </div>
        </section>
      );
    });
}

/** A text under its own name, unless that is already the name of its section. */
function TextBlocks({ text, under }: { text: SectionText; under?: string }) {
  return (
    <>
      {text.title !== under && <h3>{text.title}</h3>}
      <Blocks blocks={text.blocks} />
    </>
  );
}

/** Paragraphs, and the items that follow one another as a list. */
export function Blocks({ blocks }: { blocks: TextBlock[] }) {
  const runs = blocks.reduce<TextBlock[][]>((all, block) => {
    const last = all.at(-1);
    if (last && block.kind === 'item' && last[0]?.kind === 'item') last.push(block);
    else all.push([block]);
    return all;
  }, []);
  return runs.map((run) => {
    const key = run[0]?.text;
    if (run[0]?.kind !== 'item') return <p key={key}>{run[0]?.text}</p>;
    return (
      <ul key={key}>
        {run.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    );
  });
}
