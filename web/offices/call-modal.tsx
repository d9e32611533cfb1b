import CallBackForm from '#web/call-back/call-back-form.tsx';
import { useT } from '#web/context/i18n-context.tsx';
import { Modal } from '#web/ui/modal.tsx';
import type { ListedOffice } from './load-offices.ts';

type CallModalProps = {
  office: ListedOffice;
  open: boolean;
  onClose: () => void;
  context?: string | undefined;
};

/** The call-back form of an office over the page, as its balloon asks for it ([S]§2.16). */
export default function CallModal({ office, open, onClose, context }: CallModalProps) {
  const t = useT();
  return (
    <Modal open={open} onClose={onClose} title={t('officeList.callBack.title')}>
      <CallBackForm
        office={{ email: office.email, address: office.address }}
        context={context}
        onDone={onClose}
      />
    </Modal>
  );
}
