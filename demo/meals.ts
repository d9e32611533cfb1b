import type { RowOf } from '#domain/operator-data/tables.ts';
import type { Dice } from './dice.ts';
import type { Hotel } from './hotels.ts';

/** A board: what it adds to the nightly price of one adult at four stars and level 1, in euro. */
export type Meal = { id: number; code: string; perAdult: number };

export const meals: Record<string, Meal> = {
  RO: { id: 1, code: 'RO', perAdult: -7 },
  BB: { id: 2, code: 'BB', perAdult: 0 },
  HB: { id: 3, code: 'HB', perAdult: 15 },
  FB: { id: 4, code: 'FB', perAdult: 25 },
  AI: { id: 5, code: 'AI', perAdult: 33 },
  UAI: { id: 6, code: 'UAI', perAdult: 47 },
};

/** The boards as rows. */
export const mealRows = (): RowOf<'meal'>[] => [
  {
    id: 1,
    code: 'RO',
    name: {
      en: 'Room only',
      ru: 'Без питания',
      pl: 'Bez wyżywienia',
      cs: 'Bez stravy',
      sk: 'Bez stravy',
      hu: 'Ellátás nélkül',
      et: 'Ilma toitlustuseta',
      lt: 'Be maitinimo',
      lv: 'Bez ēdināšanas',
      tr: 'Sadece oda',
      az: 'Yeməksiz',
      kk: 'Тамақсыз',
      uz: 'Ovqatsiz',
    },
    position: 0,
  },
  {
    id: 2,
    code: 'BB',
    name: {
      en: 'Breakfast',
      ru: 'Завтрак',
      pl: 'Śniadanie',
      cs: 'Snídaně',
      sk: 'Raňajky',
      hu: 'Reggeli',
      et: 'Hommikusöök',
      lt: 'Pusryčiai',
      lv: 'Brokastis',
      tr: 'Kahvaltı',
      az: 'Səhər yeməyi',
      kk: 'Таңғы ас',
      uz: 'Nonushta',
    },
    position: 1,
  },
  {
    id: 3,
    code: 'HB',
    name: {
      en: 'Half board',
      ru: 'Полупансион',
      pl: 'Dwa posiłki',
      cs: 'Polopenze',
      sk: 'Polpenzia',
      hu: 'Félpanzió',
      et: 'Poolpansion',
      lt: 'Pusryčiai ir vakarienė',
      lv: 'Puspansija',
      tr: 'Yarım pansiyon',
      az: 'Yarım pansion',
      kk: 'Жартылай пансион',
      uz: 'Yarim pansion',
    },
    note: {
      en: 'breakfast and dinner',
      ru: 'завтрак и ужин',
      pl: 'śniadanie i kolacja',
      cs: 'snídaně a večeře',
      sk: 'raňajky a večera',
      hu: 'reggeli és vacsora',
      et: 'hommiku- ja õhtusöök',
      lt: 'pusryčiai ir vakarienė',
      lv: 'brokastis un vakariņas',
      tr: 'kahvaltı ve akşam yemeği',
      az: 'səhər və axşam yeməyi',
      kk: 'таңғы және кешкі ас',
      uz: 'nonushta va kechki ovqat',
    },
    position: 2,
  },
  {
    id: 4,
    code: 'FB',
    name: {
      en: 'Full board',
      ru: 'Полный пансион',
      pl: 'Trzy posiłki',
      cs: 'Plná penze',
      sk: 'Plná penzia',
      hu: 'Teljes ellátás',
      et: 'Täispansion',
      lt: 'Trys maitinimai',
      lv: 'Pilnā pansija',
      tr: 'Tam pansiyon',
      az: 'Tam pansion',
      kk: 'Толық пансион',
      uz: 'To‘liq pansion',
    },
    note: {
      en: 'breakfast, lunch and dinner',
      ru: 'завтрак, обед и ужин',
      pl: 'śniadanie, obiad i kolacja',
      cs: 'snídaně, oběd a večeře',
      sk: 'raňajky, obed a večera',
      hu: 'reggeli, ebéd és vacsora',
      et: 'hommiku-, lõuna- ja õhtusöök',
      lt: 'pusryčiai, pietūs ir vakarienė',
      lv: 'brokastis, pusdienas un vakariņas',
      tr: 'kahvaltı, öğle ve akşam yemeği',
      az: 'səhər, nahar və axşam yeməyi',
      kk: 'таңғы, түскі және кешкі ас',
      uz: 'nonushta, tushlik va kechki ovqat',
    },
    position: 3,
  },
  {
    id: 5,
    code: 'AI',
    name: {
      en: 'All inclusive',
      ru: 'Всё включено',
      pl: 'All inclusive',
      cs: 'All inclusive',
      sk: 'All inclusive',
      hu: 'All inclusive',
      et: 'Kõik hinnas',
      lt: 'Viskas įskaičiuota',
      lv: 'Viss iekļauts',
      tr: 'Her şey dahil',
      az: 'Hər şey daxil',
      kk: 'Бәрі кірген',
      uz: 'Hammasi ichida',
    },
    note: {
      en: 'all meals, local drinks',
      ru: 'всё питание, местные напитки',
      pl: 'wszystkie posiłki, lokalne napoje',
      cs: 'všechna jídla, místní nápoje',
      sk: 'všetky jedlá, miestne nápoje',
      hu: 'minden étkezés, helyi italok',
      et: 'kõik toidukorrad, kohalikud joogid',
      lt: 'visas maitinimas, vietiniai gėrimai',
      lv: 'visas ēdienreizes, vietējie dzērieni',
      tr: 'tüm öğünler, yerli içecekler',
      az: 'bütün yeməklər, yerli içkilər',
      kk: 'барлық тамақ, жергілікті сусындар',
      uz: 'barcha ovqatlar, mahalliy ichimliklar',
    },
    position: 4,
  },
  {
    id: 6,
    code: 'UAI',
    name: {
      en: 'Ultra all inclusive',
      ru: 'Ультра всё включено',
      pl: 'Ultra all inclusive',
      cs: 'Ultra all inclusive',
      sk: 'Ultra all inclusive',
      hu: 'Ultra all inclusive',
      et: 'Ultra kõik hinnas',
      lt: 'Ultra viskas įskaičiuota',
      lv: 'Ultra viss iekļauts',
      tr: 'Ultra her şey dahil',
      az: 'Ultra hər şey daxil',
      kk: 'Ультра бәрі кірген',
      uz: 'Ultra hammasi ichida',
    },
    note: {
      en: 'round the clock, imported drinks, à la carte',
      ru: 'круглосуточно, импортные напитки, à la carte',
      pl: 'przez całą dobę, napoje importowane, à la carte',
      cs: 'nepřetržitě, dovážené nápoje, à la carte',
      sk: 'nepretržite, dovážané nápoje, à la carte',
      hu: 'éjjel-nappal, import italok, à la carte',
      et: 'ööpäev läbi, importjoogid, à la carte',
      lt: 'visą parą, importiniai gėrimai, à la carte',
      lv: 'visu diennakti, importa dzērieni, à la carte',
      tr: 'günün her saati, ithal içecekler, à la carte',
      az: 'günün hər saatı, idxal içkilər, à la carte',
      kk: 'тәулік бойы, импорттық сусындар, à la carte',
      uz: 'kecha-yu kunduz, import ichimliklar, à la carte',
    },
    position: 5,
  },
];

/** The boards that a hotel sells: its country's, fewer in small houses, ultra only at five stars. */
export function mealsOf(hotel: Hotel, random: Dice): Meal[] {
  const { stars } = hotel.category;
  const isSmall = hotel.roomCount < 50 && hotel.resort.kind !== 'island';
  const codes = hotel.resort.kind === 'city' ? ['BB', 'RO', 'HB'] : hotel.resort.region.destination.meals;
  const fitting = codes.filter((code) => {
    if (code === 'UAI') return stars >= 4.5 && !isSmall;
    if (code === 'AI') return stars >= 3 && !isSmall;
    if (code === 'RO') return stars <= 4 || hotel.resort.kind === 'city';
    return true;
  });
  const sold = fitting.length > 0 ? fitting : ['BB'];
  // Five stars of an all-inclusive coast sell little else.
  const first = sold.includes('UAI') && random.chance(0.6) ? 'UAI' : (sold[0] as string);
  const others = random.some(
    sold.filter((code) => code !== first),
    random.pick([0, 0, 1, 1, 1, 2]),
  );
  return [first, ...others].flatMap((code) => meals[code] ?? []).toSorted((a, b) => a.id - b.id);
}
