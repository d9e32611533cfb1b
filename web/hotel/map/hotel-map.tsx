import { useT } from '#web/context/i18n-context.tsx';
import { EmbeddedMap } from '#web/parts/map/embedded-map.tsx';
import { useLookupOf } from '#web/search/wizard/use-lookup.ts';
import type { loader } from './lookup-hotel-map.ts';
import { PlacesOnMap } from './places-on-map.tsx';

/** A map of another provider shows the country around the hotel ([W]§9). */
const embeddedZoom = 8;

/** The hotel among what its guests go to, on our map or on the page of another provider. */
export default function HotelMap({ hotel }: { hotel: number }) {
  const t = useT();
  const answer = useLookupOf<typeof loader>(`/lookup/hotel-map?hotel=${hotel}`);
  if (!answer) return null;
  const { latitude, longitude, name } = answer.hotel;
  if (!answer.embedded) return <PlacesOnMap {...answer} />;
  return (
    <EmbeddedMap
      address={answer.embedded}
      offices={[{ coordinates: [latitude, longitude] }]}
      zoom={embeddedZoom}
      label={t('detail.map.label', { name })}
    />
  );
}
