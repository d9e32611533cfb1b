import { useLocation } from 'react-router';
import { openIn, withOpen } from '#web/search/query/detail-address.ts';
import { deckList } from '#web/shop/hotel/deck-list.ts';
import { Blocks } from '#web/shop/hotel/hotel-texts.tsx';
import type { HotelInfo } from '#web/shop/hotel/hotel-view.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import styles from './voyage.module.css';

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
        <div className={styles.deckPlan}>
          <Picture
            src={chosen.planImgUrl}
            alt={chosen.title}
            width={800}
            height={450}
            sizes="(max-width: 56rem) 100vw, 60vw"
          />
        </div>
        <div>
          <h3>{chosen.title}</h3>
          <Blocks blocks={chosen.content} />
        </div>
      </div>
    </section>
  );
}
