import { redirect } from 'react-router';
import { endOtherOwnSessions, endOwnSession, ownSessions } from '#calls/sessions.ts';
import { localMinute } from '#lib/local-minute.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { agentsOnly } from '#web/visit/agents-only.ts';
import { clientContext, siteContext } from '#web/visit/context.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import { localPathIn } from '#web/visit/local-path.ts';
import { useFormat } from '#web/visit/use-format.ts';
import { useLocalPath } from '#web/visit/visit.tsx';
import type { Route } from './+types/sessions-page.ts';
import styles from './settings.module.css';
import { SettingsFrame } from './settings-frame.tsx';

/** `/settings/sessions`: where the agent is logged in, by the clock of the site. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  const { timeZone } = args.context.get(siteContext);
  const known = await args.context.get(clientContext).call(ownSessions, {});
  if (!known.ok) throw new Response(null, { status: known.status ?? 502 });
  const at = (instant: string) => localMinute(new Date(instant), timeZone);
  return {
    sessions: known.value.sessions.map(({ since, lastSeen, ...session }) => ({
      ...session,
      since: at(since),
      lastSeen: at(lastSeen),
    })),
    isEnded: args.url.searchParams.has('ended'),
  };
}

/** Ends the one that is named, or all others; one that is over already is over. */
export async function action(args: Route.ActionArgs) {
  agentsOnly(args);
  const client = args.context.get(clientContext);
  const id = (await args.request.formData()).get('id');
  const ended = id
    ? await client.call(endOwnSession, {}, { id: `${id}` })
    : await client.call(endOtherOwnSessions, {});
  if (!ended.ok && ended.status !== 404) throw new Response(null, { status: ended.status ?? 502 });
  return redirect(localPathIn(args.context)('/settings/sessions?ended=1'), 303);
}

type Session = Awaited<ReturnType<typeof loader>>['sessions'][number];

export default function SessionsPage({ loaderData: { sessions, isEnded } }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <SettingsFrame current="sessions">
      {isEnded && <Notice tone="done">{t('agentSettings.sessionsEnded')}</Notice>}
      <p className="muted">{t('agentSettings.sessionsLead')}</p>
      <ul className={styles.settingsRows}>
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post" action={toLocal('/settings/sessions')}>
          <Button type="submit">{t('agentSettings.sessionsEndOthers')}</Button>
        </form>
      )}
    </SettingsFrame>
  );
}

function SessionRow({ session: { id, device, address, isThis, since, lastSeen } }: { session: Session }) {
  const t = useT();
  const toLocal = useLocalPath();
  const { date } = useFormat();
  const when = ([day, time]: Session['since']) => `${date(day, 'numeric')} ${time}`;
  const name = device || t('agentSettings.sessionsUnknown');
  return (
    <>
      <div>
        <b>{name}</b> {isThis && <Tag tone="sea">{t('agentSettings.sessionsThis')}</Tag>}
        <p className="small muted num">
          {t('agentSettings.sessionsSince', { when: when(since) })}
          <br />
          {t('agentSettings.sessionsSeen', { when: when(lastSeen) })}, {address}
        </p>
      </div>
      {!isThis && (
        <form method="post" action={toLocal('/settings/sessions')}>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" size="s" aria-label={`${t('agentSettings.sessionsEnd')}: ${name}`}>
            {t('agentSettings.sessionsEnd')}
          </Button>
        </form>
      )}
    </>
  );
}
