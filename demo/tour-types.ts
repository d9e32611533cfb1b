import type { RowOf } from '#domain/operator-data/tables.ts';

/** Numbers of the types of tours; only the name of 13 is shown ([W]§9). */
export const tourTypes = { excursion: 13, excursionAndBeach: 14, cruise: 15 };

/** The types of tours. */
export const tourTypeRows = (): RowOf<'tour_type'>[] => [
  {
    id: tourTypes.excursion,
    name: {
      en: 'Excursion tour',
      ru: 'Экскурсионный тур',
      pl: 'Wycieczka objazdowa',
      cs: 'Poznávací zájezd',
      sk: 'Poznávací zájazd',
      hu: 'Körutazás',
      et: 'Ringreis',
      lt: 'Pažintinė kelionė',
      lv: 'Ekskursiju ceļojums',
      tr: 'Kültür turu',
      az: 'Ekskursiya turu',
      kk: 'Экскурсиялық тур',
      uz: 'Ekskursiya turi',
    },
  },
  {
    id: tourTypes.excursionAndBeach,
    name: {
      en: 'Excursions and beach',
      ru: 'Экскурсии и пляж',
      pl: 'Zwiedzanie i plaża',
      cs: 'Poznávání a pláž',
      sk: 'Poznávanie a pláž',
      hu: 'Városnézés és tengerpart',
      et: 'Ekskursioonid ja rand',
      lt: 'Ekskursijos ir paplūdimys',
      lv: 'Ekskursijas un pludmale',
      tr: 'Kültür ve plaj',
      az: 'Ekskursiya və çimərlik',
      kk: 'Экскурсия және жағажай',
      uz: 'Ekskursiya va plyaj',
    },
  },
  {
    id: tourTypes.cruise,
    name: {
      en: 'Cruise',
      ru: 'Круиз',
      pl: 'Rejs',
      cs: 'Plavba',
      sk: 'Plavba',
      hu: 'Hajóút',
      et: 'Kruiis',
      lt: 'Kruizas',
      lv: 'Kruīzs',
      tr: 'Gemi turu',
      az: 'Kruiz',
      kk: 'Круиз',
      uz: 'Kruiz',
    },
  },
];
