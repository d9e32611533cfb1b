import type { CompanyAgency } from '#calls/colleagues.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';

export type Invitation = Omit<CompanyAgency['invitations'][number], 'until'> & { until: PlainDate };

/** A user who is invited, and the way to take that back. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const t = useT();
  const toLocal = useLocalPath();
  const { date } = useFormat();
  const { id, email, until, isOver, administrator } = invitation;
  return (
    <>
      <div>
        <b>{email}</b> <Tag>{t(isOver ? 'people.lapsed' : 'people.invited')}</Tag>
        <p className="small muted">
          {!isOver && t('people.until', { day: date(until, 'numeric') })}
          {administrator && ` · ${t('people.right.administrator')}`}
        </p>
      </div>
      <form method="post" action={toLocal('/settings/mycompany')}>
        <input type="hidden" name="invitation" value={id} />
        <Button
          type="submit"
          size="s"
          name="asked"
          value="withdraw"
          aria-label={`${t('people.withdraw')}: ${email}`}
        >
          {t('people.withdraw')}
        </Button>
      </form>
    </>
  );
}
