import { useT } from '#web/context/i18n-context.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './contact-form.module.css';
import type { FormView } from './use-form.ts';

type ErrorSummaryProps<Name extends string> = {
  summary: FormView<Name>['summary'];
  labels: Readonly<Record<Name, string>>;
};

/** What keeps the form from being sent, read out at once, each line a way to its field. */
export function ErrorSummary<Name extends string>({ summary, labels }: ErrorSummaryProps<Name>) {
  const t = useT();
  if (summary.length === 0) return null;
  return (
    <Notice tone="error" title={t('form.errorSummary', { count: summary.length })}>
      <ul className={styles.contactFormErrors}>
        {summary.map(({ name, id, error }) => (
          <li key={name}>
            <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
              {labels[name]}
            </a>
            : {error}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Without scripts the browser goes there; with them the address stays as it is. */
function focusField(event: { preventDefault: () => void }, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
