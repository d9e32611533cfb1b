import type { CompanyAgency } from '#calls/colleagues.ts';
import { useT } from '#web/context/i18n-context.tsx';
import type { FormRefusal } from '#web/parts/form/form-refusal.ts';
import { RefusalNotice } from '#web/parts/form/refusal-notice.tsx';
import { Rows } from '#web/parts/rows/rows.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type Done, deeds } from './company-outcome.ts';
import { type Invitation, InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { PersonRow } from './person-row.tsx';

export type Agency = Omit<CompanyAgency, 'invitations'> & { invitations: Invitation[] };

type CompanyPeopleProps = {
  agencies: readonly Agency[];
  done: string | null;
  refusal: FormRefusal | undefined;
};

/** Who works for the agency and its branches, who is invited, and the form that invites. */
export function CompanyPeople({ agencies, done, refusal }: CompanyPeopleProps) {
  const t = useT();
  const isInviting = refusal?.typed.asked === 'invite';
  return (
    <>
      <Outcome done={done} refusal={refusal} />
      <h2>{t('people.title')}</h2>
      {agencies.map((agency) => (
        <section key={agency.agency} aria-label={agency.name}>
          {agencies.length > 1 && <h3>{agency.name}</h3>}
          <AgencyPeople agency={agency} refusal={refusal} />
        </section>
      ))}
      <InviteForm agencies={agencies} refusal={isInviting ? refusal : undefined} />
    </>
  );
}

function AgencyPeople({ agency, refusal }: { agency: Agency; refusal: FormRefusal | undefined }) {
  const t = useT();
  const { people, invitations } = agency;
  if (people.length + invitations.length === 0) return <p className="muted">{t('people.nobody')}</p>;
  return (
    <Rows>
      {people.map((person) => (
        <li key={person.manager}>
          <PersonRow person={person} refusal={refusal} />
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

function Outcome({ done, refusal }: Pick<CompanyPeopleProps, 'done' | 'refusal'>) {
  const t = useT();
  if (!refusal) return isDone(done) && <Notice tone="done">{t(`people.done.${done}`)}</Notice>;
  return <RefusalNotice refusal={refusal} toCheck={t('agentSettings.toCheck')} />;
}
