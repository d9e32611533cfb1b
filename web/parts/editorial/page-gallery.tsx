import { Picture } from '#web/ui/picture.tsx';
import styles from './page-gallery.module.css';

type Props = { label: string; images: readonly { src: string; alt: string }[]; hasCaptions?: boolean };

/** The pictures of a page, to be pushed aside. */
export function PageGallery({ label, images, hasCaptions = true }: Props) {
  if (images.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by the keyboard
    <ul className={styles.pageGallery} aria-label={label} tabIndex={0}>
      {images.map(({ src, alt }) => (
        <li key={src}>
          <figure>
            <Picture src={src} alt={hasCaptions ? '' : alt} width={400} height={300} sizes="20rem" />
            {hasCaptions && <figcaption className="small">{alt}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}
