import { useT } from '#web/context/i18n-context.tsx';
import { useLocalLink, useLocalPath } from '#web/context/visit.tsx';
import { RichText } from '#web/parts/rich-text/rich-text.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Picture } from '#web/ui/picture.tsx';
import styles from './country.module.css';
import type { LoadedCountry } from './load-country.ts';

/** The own text of a country, and what stands out: priority and priority plus, and words for Moscow and Russia. */
export function Blocks({ country: { blocks } }: { country: LoadedCountry }) {
  if (blocks.length === 0) return null;
  return (
    <div className={styles.countryBlocks}>
      {blocks.map(({ title, html }) => (
        <section key={title + html}>
          {title && <h2>{title}</h2>}
          <RichText html={html} folds={false} />
        </section>
      ))}
    </div>
  );
}

/** A fact with a badge and a way on ([W]§2.13). */
export function Interesting({ block }: { block: LoadedCountry['interestingBlock'] }) {
  const toLocal = useLocalLink();
  if (!block) return null;
  const { badgeName, text, linkHref, linkName } = block;
  return (
    <aside className={styles.countryInteresting} aria-label={badgeName}>
      <b className={styles.countryInterestingBadge}>{badgeName}</b>
      <p className={styles.countryLead}>{text}</p>
      {linkHref && <Link to={toLocal(linkHref)}>{linkName}</Link>}
    </aside>
  );
}

const bannerId = 'country-banner';

/** A banner that opens a dialog, with or without scripts. */
export function ModalBanner({
  banner,
  image,
}: {
  banner: LoadedCountry['modalBanner'];
  image: string | null;
}) {
  if (!banner) return null;
  return (
    <div className={styles.countryBanner}>
      {image && <Picture src={image} alt="" width={320} height={160} />}
      <button type="button" className={buttonClass({ kind: 'line' })} popoverTarget={bannerId}>
        {banner.title}
      </button>
      <Modal id={bannerId} open={false} onClose={stay} title={banner.title}>
        <RichText html={banner.html} folds={false} />
      </Modal>
    </div>
  );
}

/** The browser closes it by itself. */
const stay = () => undefined;

/** Which page a sub-block leads to: addresses call them by the names of the tabs. */
const tabOf = {
  hotels: 'hotels',
  excursion: 'excursions',
  'excursion-tours': 'excursion-tours',
  resort: 'resorts',
} as const;

/** Words that lead to the pages of other kinds ([W]§2.13); one whose page is not there is left out. */
export function SeoBlocks({ country: { seoBlocks, slug, tabs } }: { country: LoadedCountry }) {
  const t = useT();
  const toLocal = useLocalPath();
  const shown = seoBlocks.filter(({ pageType }) => tabs.includes(tabOf[pageType]));
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('country.pages')}>
      <ul className={styles.countrySeo}>
        {shown.map(({ pageType, firstText, secondText }) => {
          const tab = tabOf[pageType];
          return (
            <li key={pageType}>
              {firstText} <Link to={toLocal(`/${tab}/${slug}`)}>{t(`country.tab.${tab}`)}</Link>
              <RichText html={secondText} folds={false} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
