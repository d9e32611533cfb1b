import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { deckList } from '#web/hotel/deck-list.ts';
import { Blocks } from '#web/hotel/hotel-texts.tsx';
import type { HotelInfo } from '#web/hotel/hotel-view.ts';
import { openIn, withOpen } from '#web/search/query/detail-address.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Picture } from '#web/ui/picture.tsx';
import styles from './voyage.module.css';

/** In pixels: wide enough for the numbers of cabins, so that a narrow window shows a part of it. */
const planWidth = 1280;

/** The decks of a liner: the one that the address names is shown with its plan, else the first ([W]§2.11, §4). */
export function LinerDecks({ texts }: { texts: HotelInfo['texts'] }) {
  const t = useT();
  const { search } = useLocation();
  const decks = deckList(texts);
  const [first] = decks;
  if (!first) return null;
  const chosen = decks[Number(openIn(search).variant ?? '0')] ?? first;
  return (
    <section id="decks" className={styles.voyageSection} aria-labelledby="decks-title">
      <h2 id="decks-title">{t('detail.tabs.decks')}</h2>
      <nav className={styles.deckChoice} aria-label={t('detail.tabs.decks')}>
        {decks.map((deck, index) => (
          <Chip
            key={deck.title}
            to={`${withOpen(search, { variant: `${index}` })}#decks`}
            current={deck === chosen}
          >
            {deck.title}
          </Chip>
        ))}
      </nav>
      <div className={styles.deck}>
        {chosen.planImgUrl && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by the keyboard
          <section className={styles.deckPlan} aria-labelledby="deck-title" tabIndex={0}>
            <div className={styles.deckSheet}>
              <Picture
                src={chosen.planImgUrl}
                alt={chosen.title}
                width={planWidth}
                height={460}
                sizes="(max-width: 72rem) 72rem, min(100vw, 80rem)"
              />
            </div>
          </section>
        )}
        <div className={styles.deckWords}>
          <h3 id="deck-title">{chosen.title}</h3>
          <Blocks blocks={chosen.content} />
        </div>
      </div>
    </section>
  );
}
