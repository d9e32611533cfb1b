import { useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Placeholder } from '#web/ui/skeleton.tsx';
import { CookieForm } from './cookie-form.tsx';
import type { clientLoader } from './cookies-page.tsx';
import { cookiesPath } from './cookies-path.ts';

/** The cookie settings over the page; what they say is fetched when they are opened. */
export default function CookieModal({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const toLocal = useLocalPath();
  const fetcher = useFetcher<typeof clientLoader>();
  const path = toLocal(cookiesPath);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fetcher is new in every render, the address decides
  useEffect(() => {
    void fetcher.load(path);
  }, [path]);
  return (
    <Modal open onClose={onClose} title={t('cookies.settings.title')}>
      {fetcher.data?.categories ? (
        <CookieForm
          intro={fetcher.data.intro}
          categories={fetcher.data.categories}
          from={pathname + search}
          onSaved={onClose}
        />
      ) : fetcher.data && fetcher.state === 'idle' ? (
        <LoadFailed onRetry={() => fetcher.load(path)} />
      ) : (
        <Placeholder />
      )}
    </Modal>
  );
}
