import { useEffect } from 'react';
import { data, useRevalidator } from 'react-router';
import { notifications, readNotifications } from '#calls/notifications.ts';
import { localMinute } from '#lib/local-minute.ts';
import { agentsOnly } from '#web/context/agents-only.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { onNews, publishNews } from '#web/notifications/unread.ts';
import { Paging } from '#web/parts/choices/paging.tsx';
import { readForm } from '#web/parts/form/read-form.ts';
import { Rows } from '#web/parts/rows/rows.tsx';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { housePictures } from '#web/ui/house-pictures.ts';
import { Notice } from '#web/ui/notice.tsx';
import { WorkFailed } from '../work/work-failed.tsx';
import { WorkFrame } from '../work/work-frame.tsx';
import type { Route } from './+types/notifications-page.ts';
import { NotificationRow } from './notification-row.tsx';
import styles from './notifications.module.css';

/** `/notifications`: what the agent was told, by the clock of the site; what is new comes by itself. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  const { context, url } = args;
  const page = Number(/^[1-9]\d{0,3}$/.exec(url.searchParams.get('page') ?? '')?.[0] ?? 1);
  const { timeZone } = context.get(siteContext);
  const known = await context.get(clientContext).call(notifications, { page });
  if (!known.ok) throw new Response(null, { status: known.status ?? 502 });
  const { notifications: list, ...rest } = known.value;
  return {
    ...rest,
    page,
    list: list.map((one) => ({ ...one, when: localMinute(new Date(one.at), timeZone) })),
  };
}

/** Marks one as read, or all that stood there, and shows the page again. */
export async function action(args: Route.ActionArgs) {
  agentsOnly(args);
  const [which = '', notification = ''] = (await readForm(args.request)).text('read').split(' ');
  const read = await args.context
    .get(clientContext)
    .call(readNotifications, {}, { which: which === 'upTo' ? 'upTo' : 'one', notification });
  // What was deleted meanwhile need not be read.
  if (!read.ok && read.status !== 404) throw new Response(null, { status: read.status ?? 502 });
  return data({ areAllRead: which === 'upTo' });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT();
  return <WorkFailed current="/notifications" title={t('notifications.title')} error={error} />;
}

export default function NotificationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { list, unread, last, page, pageCount } = loaderData;
  const { revalidate } = useRevalidator();
  useEffect(() => publishNews({ notifications: [], unread, last }), [unread, last]);
  useEffect(() => onNews((news) => news.last > last && void revalidate()), [last, revalidate]);
  return (
    <WorkFrame current="/notifications" title={t('notifications.title')}>
      <p className="muted">{t('notifications.lead')}</p>
      {actionData?.areAllRead && unread === 0 && <Notice tone="done">{t('notifications.allRead')}</Notice>}
      {list.length > 0 ? (
        <form method="post" action={toLocal('/notifications')} className={styles.notificationsForm}>
          {unread > 0 && (
            <Button type="submit" size="s" name="read" value={`upTo ${last}`}>
              {t('notifications.markAll')}
            </Button>
          )}
          <Rows ofWork>
            {list.map((one) => (
              <NotificationRow key={one.id} notification={one} />
            ))}
          </Rows>
        </form>
      ) : (
        <div className={styles.noNotifications}>
          <Empty
            title={t('notifications.empty')}
            image={housePictures.empty}
            ways={[{ to: toLocal('/quotes'), title: t('notifications.toQuotes') }]}
          >
            {t('notifications.emptyLead')}
          </Empty>
        </div>
      )}
      <Paging
        label={t('notifications.paging')}
        page={page}
        pageCount={pageCount}
        toPage={(one) => toLocal(one > 1 ? `/notifications?page=${one}` : '/notifications')}
      />
    </WorkFrame>
  );
}
