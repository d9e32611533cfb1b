import { useEffect, useRef, useState } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { useRoomWords } from '#web/parts/offer/room-words.ts';
import { centreChosen } from '#web/ui/centre-chosen.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type AboutProps, aboutParts } from './about-parts.ts';
import { deckList } from './deck-list.ts';
import styles from './hotel-sections.module.css';
import { type HotelSection, listsRooms, sectionsInPlace } from './hotel-sections.ts';
import { useSectionTitle } from './hotel-texts.tsx';
import { isCruise } from './hotel-traits.ts';
import { roomsTitle } from './rooms-title.ts';

type Tab = { id: string; title: string };

type HotelTabsProps = AboutProps & {
  /** What its voyages are called, of a liner that has some. */
  voyages: string | undefined;
};

/** The sections that this hotel has, in the order of [W]§2.11; prices come before what fewer people ask for. */
export function HotelTabs({ voyages, ...told }: HotelTabsProps) {
  const { sections, hotel } = told;
  const t = useT();
  const title = useSectionTitle(hotel);
  const { about, isEmpty } = aboutParts(told);
  const { first, decks, last } = sectionsInPlace(sections);
  const tabOf = (section: HotelSection): Tab => ({ id: section.id, title: title(section) });
  const tabs: Tab[] = [
    ...first.map(tabOf),
    ...(isEmpty ? [] : [{ id: 'about', title: title(about) }]),
    ...(voyages ? [{ id: 'voyages', title: voyages }] : []),
    ...(deckList(hotel.texts).length > 0 ? [{ id: 'decks', title: t('detail.tabs.decks') }] : []),
    ...decks.map(tabOf),
    { id: 'prices', title: t(useRoomWords().title) },
    ...(listsRooms(hotel) ? [{ id: 'rooms', title: t(roomsTitle(hotel)) }] : []),
    ...(isCruise(hotel) ? [] : [{ id: 'location', title: t('detail.tabs.location') }]),
    ...last.map(tabOf),
  ];
  return <SectionTabs tabs={tabs} />;
}

/** The sections of a page, and which of them is being read: its tab is in sight. */
export function SectionTabs({ tabs }: { tabs: Tab[] }) {
  const t = useT();
  const row = useRef<HTMLElement>(null);
  const current = useReadSection(tabs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is lit than the one that was brought there
  useEffect(() => centreChosen(row.current), [current]);
  return (
    <nav
      ref={row}
      id="information"
      className={classNames('bar--page', styles.tabs)}
      aria-label={t('detail.tabs.label')}
    >
      <ul>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <a href={`#${tab.id}`} aria-current={tab.id === current ? 'true' : undefined}>
              {tab.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last section that reaches into the upper third of the window; between two of them, the one before. */
function useReadSection(tabs: Tab[]): string | undefined {
  const [current, setCurrent] = useState(tabs[0]?.id);
  // Whenever the tabs are rendered: what they lead to may have come after them.
  useEffect(() => {
    const inSight = new Set<string>();
    const look = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes)
          inSight[isIntersecting ? 'add' : 'delete'](target.id);
        const read = tabs.findLast(({ id }) => inSight.has(id));
        if (read) setCurrent(read.id);
      },
      { rootMargin: '0px 0px -67% 0px' },
    );
    for (const { id } of tabs) {
      const section = document.getElementById(id);
      if (section) look.observe(section);
    }
    return () => look.disconnect();
  });
  return current;
}
