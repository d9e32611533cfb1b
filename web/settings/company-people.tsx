import type { CompanyAgency } from '#calls/colleagues.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { Rows } from '#web/parts/rows/rows.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type CompanyRefusal, type Done, deeds } from './company-outcome.ts';
import { type Invitation, InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { PersonRow } from './person-row.tsx';

export type Agency = Omit<CompanyAgency, 'invitations'> & { invitations: Invitation[] };

type CompanyPeopleProps = {
  agencies: readonly Agency[];
  done: string | null;
  refused: CompanyRefusal | undefined;
};

/** Who works for the agency and its branches, who is invited, and the form that invites. */
export function CompanyPeople({ agencies, done, refused }: CompanyPeopleProps) {
  const t = useT();
  const isInviting = refused?.asked === 'invite';
  return (
    <>
      <Outcome done={done} refused={refused} />
      <h2>{t('people.title')}</h2>
      {agencies.map((agency) => (
        <section key={agency.agency} aria-label={agency.name}>
          {agencies.length > 1 && <h3>{agency.name}</h3>}
          <AgencyPeople agency={agency} refused={refused} />
        </section>
      ))}
      <InviteForm agencies={agencies} refused={isInviting ? refused : undefined} />
    </>
  );
}

function AgencyPeople({ agency, refused }: { agency: Agency; refused: CompanyRefusal | undefined }) {
  const t = useT();
  const { people, invitations } = agency;
  if (people.length + invitations.length === 0) return <p className="muted">{t('people.nobody')}</p>;
  return (
    <Rows>
      {people.map((person) => (
        <li key={person.manager}>
          <PersonRow person={person} refused={refused} />
        </li>
      ))}
      {invitations.map((invitation) => (
        <li key={`invitation-${invitation.id}`}>
          <InvitationRow invitation={invitation} />
        </li>
      ))}
    </Rows>
  );
}

const isDone = (done: string | null): done is Done => deeds.some((deed) => deed === done);

function Outcome({ done, refused }: Pick<CompanyPeopleProps, 'done' | 'refused'>) {
  const t = useT();
  if (!refused) return isDone(done) && <Notice tone="done">{t(`people.done.${done}`)}</Notice>;
  const { why, minutes } = refused;
  if (why === 'email' || why === 'worksHere')
    return <Notice tone="error">{t('agentSettings.toCheck')}</Notice>;
  if (why === 'wait')
    return <Notice tone="error">{t('account.fault.wait', { minutes: `${minutes}` })}</Notice>;
  if (why === 'failed') return <Notice tone="error">{t('account.fault.failed')}</Notice>;
  return <Notice tone="error">{t(`people.fault.${why}`)}</Notice>;
}
