import { useT } from '#web/context/i18n-context.tsx';
import { Modal } from '#web/ui/modal.tsx';
import CallBackForm, { type CallBackOffice } from './call-back-form.tsx';

type CallBackModalProps = {
  open: boolean;
  onClose: () => void;
  office?: CallBackOffice | undefined;
  context?: string | undefined;
  claim?: string | undefined;
};

/** The call-back form over the page. */
export default function CallBackModal({ open, onClose, ...asked }: CallBackModalProps) {
  const t = useT();
  return (
    <Modal open={open} onClose={onClose} title={t('callBack.title')}>
      <CallBackForm {...asked} onDone={onClose} />
    </Modal>
  );
}
