import { useMemo, useState } from 'react';
import { SeenMap } from '#web/offices/seen-map.tsx';
import { EmbeddedMap } from '#web/parts/map/embedded-map.tsx';
import { OpenedPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import type { ListedOffice, MapSource } from './load-offices.ts';
import { OfficeBalloon } from './office-balloon.tsx';

const CallModal = lazyPart(() => import('./call-modal.tsx'));

type OfficesOnMapProps = { offices: readonly ListedOffice[]; map: MapSource; context?: string | undefined };

/** The offices on a map: ours, or on some markets that of another provider. */
export function OfficesOnMap({ offices, map, context }: OfficesOnMapProps) {
  const [called, setCalled] = useState<ListedOffice>();
  const [isCalling, setCalling] = useState(false);
  const placed = useMemo(
    () =>
      offices.flatMap((office) => {
        const { coordinates, placeMarkColor: colour } = office;
        return coordinates ? [{ ...office, coordinates, colour }] : [];
      }),
    [offices],
  );
  if (map.embedded) return <EmbeddedMap address={map.embedded} offices={placed} />;
  const orderCall = (office: ListedOffice) => {
    setCalled(office);
    setCalling(true);
  };
  return (
    <>
      <SeenMap
        offices={placed}
        tiles={map.tiles}
        balloon={(office, close) => (
          <OfficeBalloon office={office} onClose={close} onOrderCall={() => orderCall(office)} />
        )}
      />
      {called && (
        <OpenedPart onFailed={() => setCalled(undefined)}>
          <CallModal office={called} context={context} open={isCalling} onClose={() => setCalling(false)} />
        </OpenedPart>
      )}
    </>
  );
}
