import { useT } from '#web/context/i18n-context.tsx';
import { useLocalLink } from '#web/context/visit.tsx';
import { RichText } from '#web/parts/rich-text/rich-text.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './editorial.module.css';
import type { EditorsPage } from './load-page.ts';
import { PageAdvantages } from './page-advantages.tsx';
import { PageBlocks } from './page-blocks.tsx';
import { PageCards } from './page-cards.tsx';
import { PageGallery } from './page-gallery.tsx';
import { PageHotels } from './page-hotels.tsx';
import { PageNews } from './page-news.tsx';
import { PagePhone } from './page-phone.tsx';
import { placeOfNews } from './place-of-news.ts';

/** Everything under the title of a page ([S]§2.14). */
export function PageBody({ page }: { page: EditorsPage }) {
  const { blocks, phone, advantages, cards, hotels, chain, paragraph, news } = page;
  const { before, after, isAtEnd } = placeOfNews(blocks);
  return (
    <div className={styles.editorsPage}>
      {(chain || paragraph) && <p className={styles.editorsPageWords}>{chain || paragraph}</p>}
      <PageAdvantages advantages={advantages} />
      <PageBlocks blocks={before} phone={phone} />
      {!isAtEnd && <PageNews news={news} />}
      <PageBlocks blocks={after} phone={phone} />
      <PageGallery label={page.title} images={page.images} hasCaptions={false} />
      {cards.length > 0 && <PageCards cards={cards} />}
      {hotels.length > 0 && <PageHotels hotels={hotels} />}
      {phone && !blocks.some(({ withPhone }) => withPhone) && <PagePhone phone={phone} />}
      <Summary page={page} />
      {isAtEnd && <PageNews news={news} />}
    </div>
  );
}

/** What it comes to, and where to go on. */
function Summary({ page: { summary, note } }: { page: EditorsPage }) {
  const t = useT();
  const toLocal = useLocalLink();
  if (!summary.html && !summary.link) return null;
  const { link } = summary;
  return (
    <section className={styles.pageSummary}>
      {summary.html && <RichText className={styles.pageSummaryText} html={summary.html} folds={false} />}
      {link && (
        <Link className={buttonClass({ kind: 'go' })} to={toLocal(link)}>
          {note || t('editorial.summary.more')}
        </Link>
      )}
    </section>
  );
}
