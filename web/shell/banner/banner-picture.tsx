import { below } from '#web/ui/breakpoints.ts';
import { classNames } from '#web/ui/class-names.ts';
import { pictureSource } from '#web/ui/picture-source.ts';
import styles from './banner.module.css';
import type { Banner } from './banner.ts';

/** The picture of a banner: its own for wide screens, tablets and phones where it has all three ([S]§3.11). */
export function BannerPicture({ banner: { images, text, alt } }: { banner: Banner }) {
  const [desktop = '', tablet, mobile] = images;
  return (
    <picture className={classNames(styles.bannerPicture, text && styles.bannerPictureUnderText)}>
      {mobile && <source media={below('tablet')} srcSet={pictureSource(mobile, 400)} />}
      {tablet && <source media={below('desktop')} srcSet={pictureSource(tablet, 640)} />}
      <img
        src={pictureSource(desktop, 960)}
        alt={text ? '' : alt}
        width={1_440}
        height={54}
        decoding="async"
        fetchPriority="low"
      />
    </picture>
  );
}
