import { useEffect } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { followNews } from './follow-news.ts';
import { newsWords } from './news-words.ts';
import { onNews } from './unread.ts';

/** Has the page told of what is new as it comes, and says the last of it to anyone who looks at the page. */
export function useLiveNews(): void {
  const t = useT();
  const { locale } = useVisit();
  useEffect(() => followNews(`/api/MyOffice/NewNotifications?lang=${locale}`), [locale]);
  useEffect(
    () =>
      onNews(({ notifications }) => {
        const last = notifications.at(-1);
        // Who looks at another window is not spoken to: the number waits for them.
        if (last && document.visibilityState === 'visible') showToast(newsWords(last, t));
      }),
    [t],
  );
}
