import { buttonClass } from '#web/ui/button.tsx';
import styles from './account.module.css';

type GoOnProps = { lead: string; path: string; label: string };

/**
 * Leads to another host by a request of its own. Chromium checks `form-action` for every redirect after a form, so the answer
 * of a form is a page of this host, which goes on at once, without a script (decision 0500).
 */
export function GoOn({ lead, path, label }: GoOnProps) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${path}`} />
      <p className={styles.accountLead}>{lead}</p>
      <p>
        <a href={path} className={buttonClass({ kind: 'go' })}>
          {label}
        </a>
      </p>
    </>
  );
}
