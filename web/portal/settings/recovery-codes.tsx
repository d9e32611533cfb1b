import { useT } from '#web/visit/i18n-context.tsx';
import styles from './settings.module.css';

/** The codes of a new list, which are told once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useT();
  return (
    <section className={styles.settingsForm}>
      <h2>{t('agentSettings.codesTitle')}</h2>
      <p>{t('agentSettings.codesLead')}</p>
      <ul className={styles.settingsCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
