import { useT } from '#web/context/i18n-context.tsx';
import { BoxedSection } from '#web/parts/boxed/boxed.tsx';
import styles from './security.module.css';

/** The codes of a new list, which are told once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useT();
  return (
    <BoxedSection>
      <h3>{t('security.codesTitle')}</h3>
      <p>{t('security.codesLead')}</p>
      <ul className={styles.securityCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </BoxedSection>
  );
}
