import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#web/i18n/i18n-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { RoundButton } from '#web/ui/round-button.tsx';
import type { Banner } from './banner.ts';
import { BannerLink } from './banner-link.tsx';
import { bannersPath } from './banners-path.ts';
import { chooseBanner, seenBanners, withSeen } from './seen-banners.ts';

/** A click has left the page alone by then ([S]§9). */
const clickDelayMs = 100;
/** The strip has collapsed by then ([S]§9). */
const closeDelayMs = 500;

type HeaderBannerProps = {
  banners: readonly Banner[];
  /** The one that the server has chosen for the first page of the visit. */
  first: number | undefined;
};

/** The strip over the header: on every path another banner that was neither clicked nor closed ([S]§2.5). */
export function HeaderBanner({ banners, first }: HeaderBannerProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const [shownId, setShownId] = useState(first);
  const [isClosing, setClosing] = useState(false);
  const path = useRef(pathname);
  const left = useRef<number[]>([]);
  const banner = banners.find(({ id }) => id === shownId);

  useEffect(() => {
    if (path.current === pathname) return;
    path.current = pathname;
    setShownId(chooseBanner(banners, [...seenBanners(document.cookie), ...left.current])?.id);
    setClosing(false);
  }, [pathname, banners]);

  if (!banner) return null;
  const leave = (delayMs: number, after?: () => void) => {
    left.current.push(banner.id);
    setTimeout(() => {
      remember(banner.id);
      after?.();
    }, delayMs);
  };
  const close = (event: SubmitEvent) => {
    event.preventDefault();
    setClosing(true);
    leave(closeDelayMs, () => setShownId((shown) => (shown === banner.id ? undefined : shown)));
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <aside
      className={classNames('banner', isClosing && 'banner--closing')}
      aria-label={t('shell.banner.label')}
      inert={isClosing}
    >
      <div className="banner__in">
        <BannerLink banner={banner} onFollow={() => leave(clickDelayMs, () => report(banner.id))} />
        <form method="post" action={bannersPath} onSubmit={close}>
          <input type="hidden" name="from" value={pathname + search} />
          <RoundButton
            type="submit"
            name="close"
            value={banner.id}
            icon="x"
            label={t('common.action.close')}
            bare
          />
        </form>
      </div>
    </aside>
  );
}

function remember(id: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser
  document.cookie = withSeen(document.cookie, id, location.protocol === 'https:');
}

/** The answer matters to nobody here; the report goes on when the page is left. */
function report(id: number): void {
  const body = new URLSearchParams({ click: String(id) });
  void fetch(bannersPath, { method: 'POST', body, keepalive: true }).catch(() => {});
}
