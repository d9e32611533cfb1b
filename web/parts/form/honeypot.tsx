import styles from './contact-form.module.css';

/** People do not see it, machines fill it. */
export function Honeypot() {
  return (
    <div className={styles.contactFormTrap} aria-hidden="true">
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
