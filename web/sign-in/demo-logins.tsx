import type { DemoPerson } from '#calls/demo-people.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './account.module.css';
import { signInPath } from './sign-in-path.ts';

/** Whom to log in as where the operator is invented: each by one press, or by what it says. */
export function DemoLogins({ people, from }: { people: readonly DemoPerson[]; from: string }) {
  const t = useT();
  if (people.length === 0) return null;
  return (
    <div className={styles.demoLogins}>
      <h2>{t('account.demo.title')}</h2>
      <p className="small muted">{t('account.demo.text')}</p>
      <ul>
        {people.map((person) => (
          <li key={person.email}>
            <DemoLogin person={person} from={from} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function DemoLogin({ person, from }: { person: DemoPerson; from: string }) {
  const toLocal = useLocalPath();
  const { name, email, password, agency } = person;
  return (
    <form method="post" action={toLocal(signInPath(from))}>
      {Object.entries({ from, email, password }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button type="submit" size="s" translate="no">
        {name}
      </Button>
      <span className="small">
        {[...(agency ? [agency] : []), ...useTraits(person)].join(', ')}
        <br />
        <span className="muted">
          {email} · <code>{password}</code>
        </span>
      </span>
    </form>
  );
}

/** What makes the person worth trying, in words. */
function useTraits(person: DemoPerson): string[] {
  const t = useT();
  const { isAdministrator, isBanned, isBranch, isFTA, hasOtherAgencies } = person;
  return [
    ...(hasOtherAgencies ? [t('account.demo.several')] : []),
    ...(isBranch ? [t('account.demo.branch')] : []),
    ...(isAdministrator ? [t('account.demo.administrator')] : []),
    ...(isBanned ? [t('account.demo.banned')] : []),
    ...(isFTA ? [t('account.demo.fta')] : []),
  ];
}
