import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { DirectionPicker } from './direction-picker.tsx';
import { DirectionSkeleton } from './direction-skeleton.tsx';
import type { clientLoader } from './directions-page.tsx';

type DirectionsModalProps = { open: boolean; onClose: () => void };

/** The countries over the page ([S]§2.8). */
export default function DirectionsModal({ open, onClose }: DirectionsModalProps) {
  const t = useT();
  return (
    <Modal open={open} onClose={onClose} title={t('shell.header.directions')} wide>
      <Directions />
    </Modal>
  );
}

/** Fetched each time the modal opens. */
function Directions() {
  const address = useLocalPath()('/directions');
  const { load, data, state } = useFetcher<typeof clientLoader>();
  useEffect(() => {
    void load(address);
  }, [load, address]);
  if (data?.countries)
    return <DirectionPicker countries={data.countries} tourTypes={data.tourTypes} compact />;
  return data && state === 'idle' ? <LoadFailed onRetry={() => load(address)} /> : <DirectionSkeleton />;
}
