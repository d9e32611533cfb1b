import { useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Modal } from '#web/ui/modal.tsx';
import { CityPicker } from './city-picker.tsx';
import { CitySkeleton } from './city-skeleton.tsx';
import styles from './geo.module.css';
import type { clientLoader } from './geo-page.tsx';
import { useCityChoice } from './use-city-choice.ts';

type GeoModalProps = { open: boolean; onClose: () => void };

/** The cities over the page ([S]§2.6). */
export default function GeoModal({ open, onClose }: GeoModalProps) {
  const t = useT();
  return (
    <Modal open={open} onClose={onClose} title={t('modalHeaderGEO.title')}>
      <p className={classNames('muted', styles.cityPickerLead)}>{t('modalHeaderGEO.lead')}</p>
      <Cities onChosen={onClose} />
    </Modal>
  );
}

/** Fetched each time the modal opens. */
function Cities({ onChosen }: { onChosen: () => void }) {
  const address = useLocalPath()('/geo');
  const { load, data, state } = useFetcher<typeof clientLoader>();
  const choice = useCityChoice(useLocation(), onChosen);
  useEffect(() => {
    void load(address);
  }, [load, address]);
  if (data?.locations) return <CityPicker locations={data.locations} choice={choice} />;
  return data && state === 'idle' ? <LoadFailed onRetry={() => load(address)} /> : <CitySkeleton />;
}
