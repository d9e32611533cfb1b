import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { Rows } from '#web/parts/rows/rows.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { OwnSession } from './own-sessions.ts';
import styles from './security.module.css';

type DeviceRowsProps = {
  /** The page that takes the forms. */
  page: '/settings/sessions' | '/account/security';
  sessions: readonly OwnSession[];
  isEnded: boolean;
};

/** Where somebody is logged in, and an end to each of it, or to all else. */
export function DeviceRows({ page, sessions, isEnded }: DeviceRowsProps) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <>
      {isEnded && <Notice tone="done">{t('security.sessionsEnded')}</Notice>}
      <p className="muted">{t('security.sessionsLead')}</p>
      <Rows>
        {sessions.map((session) => (
          <li key={session.id}>
            <Device page={page} session={session} />
          </li>
        ))}
      </Rows>
      {sessions.length > 1 && (
        <form method="post" action={toLocal(page)} className={styles.securityEndOthers}>
          <input type="hidden" name="asked" value="end" />
          <Button type="submit">{t('security.sessionsEndOthers')}</Button>
        </form>
      )}
    </>
  );
}

type DeviceProps = Pick<DeviceRowsProps, 'page'> & { session: OwnSession };

function Device({ page, session: { id, device, address, isThis, since, lastSeen } }: DeviceProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { date } = useFormat();
  const when = ([day, time]: OwnSession['since']) => `${date(day, 'numeric')} ${time}`;
  const name = device || t('security.sessionsUnknown');
  return (
    <>
      <div>
        <b>{name}</b> {isThis && <Tag tone="sea">{t('security.sessionsThis')}</Tag>}
        <p className="small muted num">
          {t('security.sessionsSince', { when: when(since) })}
          <br />
          {t('security.sessionsSeen', { when: when(lastSeen) })}, {address}
        </p>
      </div>
      {!isThis && (
        <form method="post" action={toLocal(page)}>
          <input type="hidden" name="asked" value="end" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" size="s" aria-label={`${t('security.sessionsEnd')}: ${name}`}>
            {t('security.sessionsEnd')}
          </Button>
        </form>
      )}
    </>
  );
}
