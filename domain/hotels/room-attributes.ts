import type { Localised } from '#lib/localised.ts';

/** What is told of a room beside its name; the numbers are ours, as those of a hotel's attributes are the operator's. */
export type RoomAttribute = { inc: number; name: Localised };

const area: RoomAttribute = {
  inc: 10_001,
  name: {
    en: 'Area, m²',
    ru: 'Площадь, м²',
    pl: 'Powierzchnia, m²',
    cs: 'Plocha, m²',
    sk: 'Plocha, m²',
    hu: 'Alapterület, m²',
    lt: 'Plotas, m²',
    lv: 'Platība, m²',
    et: 'Pindala, m²',
    tr: 'Alan, m²',
    kk: 'Ауданы, м²',
    uz: 'Maydoni, m²',
    az: 'Sahəsi, m²',
  },
};

const beds: RoomAttribute = {
  inc: 10_002,
  name: {
    en: 'Beds',
    ru: 'Кровати',
    pl: 'Łóżka',
    cs: 'Postele',
    sk: 'Postele',
    hu: 'Ágyak',
    lt: 'Lovos',
    lv: 'Gultas',
    et: 'Voodid',
    tr: 'Yataklar',
    kk: 'Төсектер',
    uz: 'Karavotlar',
    az: 'Çarpayılar',
  },
};

const view: RoomAttribute = {
  inc: 10_003,
  name: {
    en: 'View',
    ru: 'Вид из окна',
    pl: 'Widok',
    cs: 'Výhled',
    sk: 'Výhľad',
    hu: 'Kilátás',
    lt: 'Vaizdas pro langą',
    lv: 'Skats pa logu',
    et: 'Vaade',
    tr: 'Manzara',
    kk: 'Терезеден көрініс',
    uz: 'Manzara',
    az: 'Mənzərə',
  },
};

const guests: RoomAttribute = {
  inc: 10_004,
  name: {
    en: 'Guests at most',
    ru: 'Гостей, не более',
    pl: 'Gości, maksymalnie',
    cs: 'Hostů nejvýše',
    sk: 'Hostí najviac',
    hu: 'Vendégek, legfeljebb',
    lt: 'Svečių, daugiausia',
    lv: 'Viesu, ne vairāk kā',
    et: 'Külalisi, kuni',
    tr: 'En fazla misafir',
    kk: 'Қонақтар, ең көбі',
    uz: 'Mehmonlar, eng ko‘pi',
    az: 'Qonaqlar, ən çoxu',
  },
};

export const roomAttributes = { area, beds, view, guests };
