import type { MessageKey } from '#texts/message-key.ts';
import { useT } from '#web/context/i18n-context.tsx';
import styles from './hotel-sections.module.css';
import type { HotelSection, SectionText } from './hotel-sections.ts';
import { isCruise, isGuestHouse } from './hotel-traits.ts';
import type { HotelInfo } from './hotel-view.ts';
import type { TextBlock } from './plain-paragraphs.ts';

const titles: Partial<Record<HotelSection['id'], MessageKey>> = {
  services: 'detail.tabs.services',
  meals: 'detail.tabs.meals',
  beach: 'detail.tabs.beach',
  children: 'detail.tabs.children',
  location: 'detail.tabs.location',
};

/** The name of a section of a hotel or a ship: ours where we have one, else what the operator calls its text. */
export function useSectionTitle(hotel: HotelInfo): (section: HotelSection) => string {
  const t = useT();
  return ({ id, texts }) => {
    const key = id === 'about' ? aboutTitle(hotel) : titles[id];
    return key ? t(key) : (texts[0]?.title ?? '');
  };
}

/** A ship is no hotel, and a guest house has a word of its own. */
function aboutTitle(hotel: HotelInfo): MessageKey {
  if (isCruise(hotel)) return 'detail.tabs.aboutShip';
  return isGuestHouse(hotel) ? 'detail.tabs.aboutGuestHouse' : 'detail.tabs.about';
}

/** Sections of words, each under its name. */
export function HotelSections({ sections, hotel }: { sections: HotelSection[]; hotel: HotelInfo }) {
  const title = useSectionTitle(hotel);
  return sections.map((section) => {
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

/** What the hotel wants to be and why it is put first: short words, beside one another. */
export function FirstSections(props: { sections: HotelSection[]; hotel: HotelInfo }) {
  if (props.sections.length === 0) return null;
  return (
    <div className={styles.firstSections}>
      <HotelSections {...props} />
    </div>
  );
}

/** A text under its own name, unless that is already the name of its section. */
export function TextBlocks({ text, under }: { text: SectionText; under?: string }) {
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
