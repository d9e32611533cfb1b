import type { RowOf } from '#domain/operator-data/tables.ts';
import { termsIds } from './cancellation-terms.ts';
import type { Destination } from './places.ts';

export const insuranceId = 1;
export const airportFeeId = 2;
/** The transfer of a country's tours. */
export const transferId = (stateId: number) => 100 + stateId;

/** Euro there and back where it is not a coach ride of an hour or so. */
const transferEuros: Record<string, number> = {
  MV: 190,
  SC: 60,
  MU: 45,
  AT: 58,
  FR: 64,
  TZ: 40,
  LK: 36,
  ID: 28,
  AE: 26,
  CH: 60,
  GR: 20,
  ES: 20,
  TR: 16,
  EG: 14,
  TN: 16,
  BG: 14,
};
const byWater = new Set(['MV']);

const transferName = {
  en: 'Airport transfer, there and back',
  ru: 'Трансфер из аэропорта и обратно',
  pl: 'Transfer z lotniska i z powrotem',
  cs: 'Transfer z letiště a zpět',
  sk: 'Transfer z letiska a späť',
  hu: 'Reptéri transzfer oda-vissza',
  et: 'Transfeer lennujaamast ja tagasi',
  lt: 'Pervežimas iš oro uosto ir atgal',
  lv: 'Transfērs no lidostas un atpakaļ',
  tr: 'Havalimanı transferi, gidiş dönüş',
  az: 'Hava limanı transferi, gediş-gəliş',
  kk: 'Әуежайдан трансфер, барып-қайту',
  uz: 'Aeroport transferi, borish va qaytish',
};
const boatName = {
  en: 'Speedboat or seaplane, there and back',
  ru: 'Катер или гидросамолёт туда и обратно',
  pl: 'Motorówka lub hydroplan, w obie strony',
  cs: 'Rychlý člun nebo hydroplán, tam i zpět',
  sk: 'Rýchly čln alebo hydroplán, tam aj späť',
  hu: 'Motorcsónak vagy hidroplán, oda-vissza',
  et: 'Kiirpaat või vesilennuk, edasi-tagasi',
  lt: 'Greitaeigis kateris arba hidroplanas, pirmyn ir atgal',
  lv: 'Ātrlaiva vai hidroplāns, turp un atpakaļ',
  tr: 'Sürat teknesi veya deniz uçağı, gidiş dönüş',
  az: 'Sürətli qayıq və ya hidroplan, gediş-gəliş',
  kk: 'Жүрдек қайық немесе гидроұшақ, барып-қайту',
  uz: 'Tezyurar qayiq yoki gidrosamolyot, borish va qaytish',
};

/** Transfers, insurance and airport fees. */
export const serviceRows = (destinations: Destination[]): RowOf<'service'>[] => [
  {
    id: insuranceId,
    name: {
      en: 'Medical insurance',
      ru: 'Медицинская страховка',
      pl: 'Ubezpieczenie medyczne',
      cs: 'Zdravotní pojištění',
      sk: 'Zdravotné poistenie',
      hu: 'Egészségbiztosítás',
      et: 'Tervisekindlustus',
      lt: 'Medicininis draudimas',
      lv: 'Medicīniskā apdrošināšana',
      tr: 'Sağlık sigortası',
      az: 'Tibbi sığorta',
      kk: 'Медициналық сақтандыру',
      uz: 'Tibbiy sug‘urta',
    },
    kind: 'insurance',
    currency: 'EUR',
    adult_amount: 170,
    child_amount: 170,
    infant_amount: 170,
    is_per_night: true,
    cancellation_terms_id: termsIds.untilTheTrip,
  },
  {
    id: airportFeeId,
    name: {
      en: 'Airport fees',
      ru: 'Аэропортовые сборы',
      pl: 'Opłaty lotniskowe',
      cs: 'Letištní poplatky',
      sk: 'Letiskové poplatky',
      hu: 'Repülőtéri illetékek',
      et: 'Lennujaamatasud',
      lt: 'Oro uosto mokesčiai',
      lv: 'Lidostas nodevas',
      tr: 'Havalimanı vergileri',
      az: 'Hava limanı rüsumları',
      kk: 'Әуежай алымдары',
      uz: 'Aeroport yig‘imlari',
    },
    kind: 'fee',
    currency: 'EUR',
    adult_amount: 1900,
    child_amount: 1900,
    infant_amount: 0,
    cancellation_terms_id: termsIds.untilTheTrip,
  },
  ...destinations.map((destination): RowOf<'service'> => {
    const euros = (transferEuros[destination.iso2] ?? 22) * 100;
    return {
      id: transferId(destination.id),
      name: byWater.has(destination.iso2) ? boatName : transferName,
      kind: 'transfer',
      currency: 'EUR',
      adult_amount: euros,
      child_amount: byWater.has(destination.iso2) ? euros / 2 : euros,
      infant_amount: 0,
      cancellation_terms_id: termsIds.flexible,
    };
  }),
];

const shares: Record<string, readonly [withFlight: number, hotelOnly: number]> = {
  com: [1200, 900],
  ru: [1150, 850],
  by: [1050, 800],
  kz: [1100, 850],
  kg: [1000, 800],
  uz: [1050, 800],
  az: [1000, 800],
  pl: [1200, 900],
  cz: [1250, 950],
  sk: [1250, 950],
  hu: [1150, 900],
  ee: [1200, 950],
  lt: [1150, 900],
  lv: [1200, 900],
  in: [950, 750],
  tr: [900, 700],
};

/** What each market adds to the net price. */
export const markupRows = (): RowOf<'markup'>[] =>
  Object.entries(shares).flatMap(([market, [withFlight, hotelOnly]]) => [
    { market, packet_type: 0, share: withFlight },
    { market, packet_type: 1, share: withFlight },
    { market, packet_type: 2, share: hotelOnly },
  ]);
