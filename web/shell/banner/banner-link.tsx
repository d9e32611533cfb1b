import { useT } from '#web/context/i18n-context.tsx';
import { useLocalLink } from '#web/context/visit.tsx';
import { Link } from '#web/ui/link.tsx';
import { useTrustedHtml } from '#web/ui/use-trusted-html.ts';
import styles from './banner.module.css';
import type { Banner } from './banner.ts';
import { BannerPicture } from './banner-picture.tsx';

type BannerLinkProps = { banner: Banner; onFollow: () => void };

/** What the strip says; all of it is one link, where it leads anywhere. */
export function BannerLink({ banner, onFollow }: BannerLinkProps) {
  const t = useT();
  const toLocal = useLocalLink();
  const { link, newWindow, text, images } = banner;
  const inner = useTrustedHtml(text ?? '');
  const content = (
    <>
      {images.length > 0 && <BannerPicture banner={banner} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by loadBanners */}
      {text && <span className={styles.bannerText} dangerouslySetInnerHTML={inner} />}
      {newWindow && <span className="sr"> ({t('shell.lists.newTab')})</span>}
    </>
  );
  if (!link) return <p className={styles.bannerLink}>{content}</p>;
  return (
    <Link
      className={styles.bannerLink}
      to={toLocal(link)}
      onClick={onFollow}
      {...(newWindow && { target: '_blank', rel: 'noopener' })}
    >
      {content}
    </Link>
  );
}
