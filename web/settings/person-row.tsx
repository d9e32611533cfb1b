import type { CompanyAgency } from '#calls/colleagues.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { BoxedForm } from '#web/parts/boxed/boxed.tsx';
import type { FormRefusal } from '#web/parts/form/form-refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { rightsTyped, shownRights } from './company-outcome.ts';
import { RightsBoxes } from './rights-boxes.tsx';
import styles from './settings.module.css';

type Person = CompanyAgency['people'][number];

/** A user who works for the agency: what they may, and the ways to change it. */
export function PersonRow({ person, refusal }: { person: Person; refusal: FormRefusal | undefined }) {
  const t = useT();
  const { manager, name, email, rights, isSuspended, isYou } = person;
  const given = shownRights.filter((right) => rights[right]).map((right) => t(`people.right.${right}`));
  const isOwn = refusal?.typed.asked === 'rights' && refusal.typed.manager === `${manager}`;
  return (
    <>
      <div>
        <b>{name}</b> {isYou && <Tag>{t('people.you')}</Tag>}{' '}
        {isSuspended && <Tag>{t('people.suspended')}</Tag>}
        <p className="small muted">{email}</p>
        <p className="small">{given.length > 0 ? given.join(' · ') : t('people.noRights')}</p>
      </div>
      <SuspendForm person={person} />
      <details className={styles.personRights} open={isOwn}>
        <summary aria-label={`${t('people.change')}: ${name}`}>{t('people.change')}</summary>
        <RightsForm person={person} rights={isOwn ? rightsTyped(refusal.typed) : rights} />
      </details>
    </>
  );
}

function SuspendForm({ person: { manager, name, isSuspended } }: { person: Person }) {
  const t = useT();
  const toLocal = useLocalPath();
  const word = t(isSuspended ? 'people.activate' : 'people.suspend');
  return (
    <form method="post" action={toLocal('/settings/mycompany')}>
      <input type="hidden" name="manager" value={manager} />
      <Button
        type="submit"
        size="s"
        name="asked"
        value={isSuspended ? 'activate' : 'suspend'}
        aria-label={`${word}: ${name}`}
      >
        {word}
      </Button>
    </form>
  );
}

function RightsForm({ person, rights }: { person: Person; rights: Person['rights'] }) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <BoxedForm action={toLocal('/settings/mycompany')}>
      <input type="hidden" name="manager" value={person.manager} />
      <RightsBoxes rights={rights} />
      <p className="small muted">{t('people.rightsHint')}</p>
      <Button type="submit" name="asked" value="rights">
        {t('people.save')}
      </Button>
    </BoxedForm>
  );
}
