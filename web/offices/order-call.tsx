import { type MouseEvent, useId, useState } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { OpenedPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { ListedOffice } from './load-offices.ts';
import styles from './offices.module.css';

const EmbeddedCallBack = lazyPart(() => import('#web/call-back/call-back-form.tsx'));

/** The call-back form of a card, opened in it; without scripts its button leads to the form of the office's page. */
export function OrderCall({ office, context }: { office: ListedOffice; context?: string | undefined }) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(!isOpen);
  };
  return (
    <>
      <Link
        to={useLocalPath()(`/contacts/sales-offices/${office.inc}#call-back`)}
        rel="nofollow"
        className={buttonClass({ kind: 'soft', size: 's', className: styles.officeCall })}
        {...(useHydrated() && {
          role: 'button',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? id : undefined,
          onClick: toggle,
        })}
      >
        <Icon name="phone" size="s" />
        {t('shell.callBack.open')}
      </Link>
      {isOpen && (
        <section id={id} className={styles.officeForm} aria-label={t('officeList.callBack.title')}>
          <OpenedPart onFailed={() => setOpen(false)}>
            <EmbeddedCallBack
              office={{ email: office.email, address: office.address }}
              context={context}
              onDone={() => setOpen(false)}
            />
          </OpenedPart>
        </section>
      )}
    </>
  );
}
