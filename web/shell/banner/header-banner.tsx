import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { clicksPath } from '#web/parts/slider/clicks-path.ts';
import { classNames } from '#web/ui/class-names.ts';
import { RoundButton } from '#web/ui/round-button.tsx';
import styles from './banner.module.css';
import type { Banner } from './banner.ts';
import { BannerLink } from './banner-link.tsx';
import { useBanner } from './use-banner.ts';

type HeaderBannerProps = {
  banners: readonly Banner[];
  /** The one that the server has chosen for the first page of the visit. */
  first: number | undefined;
};

/** The strip over the header ([S]§2.5); without scripts its link leads on, and its form closes it. */
export function HeaderBanner({ banners, first }: HeaderBannerProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { banner, isClosing, follow, close } = useBanner(banners, first);
  if (!banner) return null;
  return (
    <aside
      className={classNames(styles.banner, isClosing && styles.bannerClosing)}
      aria-label={t('shell.banner.label')}
      inert={isClosing}
    >
      <div className={styles.bannerIn}>
        <BannerLink banner={banner} onFollow={() => follow(banner.id)} />
        <form
          method="post"
          action={clicksPath}
          onSubmit={(event) => {
            event.preventDefault();
            close(banner.id);
            // The button is gone: anyone who came by keyboard goes on at the content.
            document.getElementById('content')?.focus({ preventScroll: true });
          }}
        >
          <input type="hidden" name="from" value={pathname + search} />
          <RoundButton
            type="submit"
            name="close"
            value={banner.id}
            icon="x"
            label={t('shell.action.close')}
            bare
          />
        </form>
      </div>
    </aside>
  );
}
