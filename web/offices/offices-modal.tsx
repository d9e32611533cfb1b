import { useT } from '#web/context/i18n-context.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { OfficeFinder } from './office-finder.tsx';

type OfficesModalProps = { open: boolean; onClose: () => void };

/** The sales offices over the page ([S]§2.16). */
export default function OfficesModal({ open, onClose }: OfficesModalProps) {
  const t = useT();
  return (
    <Modal open={open} onClose={onClose} title={t('offices.title')} wide>
      <OfficeFinder />
    </Modal>
  );
}
