import { useLocalLink } from '#web/context/visit.tsx';
import type { EditorsPage } from '#web/parts/editorial/load-page.ts';
import { PageBody } from '#web/parts/editorial/page-body.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { ArchiveCountries } from './archive-door.tsx';
import { HomeSheet } from './home-sheet.tsx';
import type { Sheet } from './load-variant-home.ts';
import styles from './variant-home.module.css';

/** The home page of a site that sells nothing: its picture, what its visitors came for, and the editors' words. */
export function VariantHome({ page, sheet }: { page: EditorsPage; sheet: Sheet }) {
  return (
    <>
      <Stage page={page} hasButton={sheet.kind === 'none'} />
      <HomeSheet sheet={sheet} page={page} />
      <div className="section page">
        {sheet.kind === 'archive' && <ArchiveCountries countries={sheet.countries} />}
        <PageBody page={{ ...page, summary: { ...page.summary, link: '' } }} />
      </div>
    </>
  );
}

function Stage({ page, hasButton }: { page: EditorsPage; hasButton: boolean }) {
  const toLocal = useLocalLink();
  const { image, imageAlt, title, subtitle, note, summary } = page;
  return (
    <section className={styles.stage}>
      <div className={styles.stageArt}>
        {image && <Picture src={image} alt={imageAlt} width={1440} height={640} sizes="100vw" priority />}
        <div className={classNames('page', styles.stageWords)}>
          <h1>{title}</h1>
          {subtitle && <p>{subtitle}</p>}
          {hasButton && note && summary.link && (
            <Link className={buttonClass({ kind: 'go' })} to={toLocal(summary.link)}>
              {note}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
