import { useT } from '#web/context/i18n-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './share.module.css';
import { type CopyOptions, useCopy } from './use-copy.ts';

/** Copies the address of the page; for three seconds after, its icon says so. */
export default function CopyButton(options: CopyOptions) {
  const t = useT();
  const { isCopied, copy } = useCopy(options);
  return (
    <Button kind="line" className={isCopied ? styles.copyDone : undefined} onClick={copy}>
      <Icon name={isCopied ? 'check' : 'share'} />
      {t(isCopied ? 'common.buttonCopy.copyText' : 'common.buttonCopy.label')}
    </Button>
  );
}
