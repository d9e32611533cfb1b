import { below } from '#web/ui/breakpoints.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/picture.tsx';
import styles from './editorial.module.css';
import type { EditorsPage } from './load-page.ts';

/** The title of a page, and its picture where it has one. */
export function PageHead({ page: { title, subtitle, image, imageAlt } }: { page: EditorsPage }) {
  return (
    <header className={image ? classNames(styles.pageHead, styles.pageHeadPictured) : styles.pageHead}>
      <div>
        <h1>{title}</h1>
        {subtitle && <p className={styles.pageHeadLead}>{subtitle}</p>}
      </div>
      {image && (
        <div className={styles.pageHeadPic}>
          <Picture
            src={image}
            alt={imageAlt}
            width={620}
            height={400}
            sizes={`${below('desktop')} 100vw, 39rem`}
            priority
          />
        </div>
      )}
    </header>
  );
}
