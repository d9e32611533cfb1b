import { useT } from '#web/context/i18n-context.tsx';
import { RefusalNotice } from '#web/parts/form/refusal-notice.tsx';
import type { SecurityPath } from './change-security.ts';
import type { LoadedFactor } from './load-second-factor.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorOn } from './second-factor-on.tsx';
import { BeginSecondFactor, ConfirmSecondFactor } from './second-factor-set-up.tsx';
import styles from './security.module.css';
import { refusalOf, type SecurityOutcome } from './security-rules.ts';

type SecondFactorProps = {
  /** The page that takes the forms. */
  page: SecurityPath;
  factor: LoadedFactor;
  outcome: SecurityOutcome | undefined;
};

/** The code that is asked for besides the password: set up, in use or switched off. */
export function SecondFactor({ page, factor, outcome }: SecondFactorProps) {
  const t = useT();
  const refusal = refusalOf(outcome, ['begin', 'confirm', 'renew', 'off']);
  return (
    <section className={styles.securityPart} aria-labelledby="own-factor">
      <h2 id="own-factor">{t('security.factor')}</h2>
      <p className="muted">{t('security.codeLead')}</p>
      <RefusalNotice refusal={refusal} />
      {outcome && 'codes' in outcome && <RecoveryCodes codes={outcome.codes} />}
      {factor.state === 'off' && <BeginSecondFactor page={page} />}
      {factor.state === 'pending' && <ConfirmSecondFactor page={page} factor={factor} refusal={refusal} />}
      {factor.state === 'on' && <SecondFactorOn page={page} codesLeft={factor.codesLeft} refusal={refusal} />}
    </section>
  );
}
