import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { officeTables } from '#domain/operator-data/office-tables.ts';
import type { RowOf } from '#domain/operator-data/tables.ts';

type OfficeTable = keyof typeof officeTables;
type OfficeRows = { [Name in OfficeTable]: RowOf<Name>[] };

const named = (en: string, ru = en) => ({ en, ru });

const inMoscow = {
  town_id: 1000,
  official_name: named('Solstice Retail LLC', 'ООО «Солстис Ритейл»'),
  latitude: 55.76,
  longitude: 37.61,
};

/** Offices of two markets: in a departure town, in a town of its own, closed, without hours, and one with everything. */
export const smallOffices = (): OfficeRows => ({
  office_town: [
    {
      id: 1000,
      market: 'ru',
      slug: 'moscow',
      name: named('Moscow', 'Москва'),
      subdomain: 'moscow',
      latitude: 55.75,
      longitude: 37.62,
    },
    {
      id: 1001,
      market: 'ru',
      slug: 'himki',
      name: named('Khimki', 'Химки'),
      subdomain: 'moscow',
      latitude: 55.89,
      longitude: 37.43,
    },
    {
      id: 1002,
      market: 'ru',
      slug: 'spb',
      name: named('Saint Petersburg', 'Санкт-Петербург'),
      subdomain: 'spb',
      latitude: 59.94,
      longitude: 30.31,
    },
    {
      id: 1003,
      market: 'tr',
      slug: 'istanbul',
      name: { ...named('Istanbul', 'Стамбул'), tr: 'İstanbul' },
      subdomain: 'istanbul',
      latitude: 41.01,
      longitude: 28.95,
    },
  ],
  office: [
    {
      ...inMoscow,
      id: 12,
      name: named('Solstice Arbat', 'Solstice Арбат'),
      address: named('24 Arbat St', 'ул. Арбат, 24'),
      district: named('Arbat District', 'район Арбат'),
      phones: '+7 495 000-00-12;+7 495 000-00-11',
      position: 1,
    },
    {
      ...inMoscow,
      id: 11,
      name: named('Solstice Tverskaya', 'Solstice Тверская'),
      address: named("18 Tverskaya St, O'Hara House", 'ул. Тверская, 18'),
      district: named('Tverskoy District', 'Тверской район'),
      metro: named('Tverskaya', 'Тверская'),
      metro_line: named('Zamoskvoretskaya', 'Замоскворецкая'),
      metro_color: '#2dbe2c',
      phones: '+7 495 000-00-11;8 (800) 000-00-12',
      emails: 'one@solstice.example;two@solstice.example',
      description: named('<p>Near the metro<script>steal()</script></p>', '<p>У метро</p>'),
      achievements: named('<p>Best of 2025</p>', '<p>Лучший офис 2025</p>'),
      position: 2,
    },
    {
      ...inMoscow,
      id: 13,
      name: named('Solstice Sokol', 'Solstice Сокол'),
      address: named('7 Tverskaya Lane', 'Тверской пер., 7'),
      metro: named('Sokol', 'Сокол'),
      metro_line: named('Zamoskvoretskaya', 'Замоскворецкая'),
      phones: '+7 495 000-00-19',
      is_closed: true,
    },
    {
      ...inMoscow,
      id: 14,
      town_id: 1001,
      name: named('Solstice Khimki', 'Solstice Химки'),
      address: named('1 Moskovskaya St', 'ул. Московская, 1'),
      phones: '+7 495 000-00-14',
      latitude: null,
      longitude: null,
    },
    {
      ...inMoscow,
      id: 15,
      town_id: 1002,
      name: named('Solstice Nevsky', 'Solstice Невский'),
      address: named('44 Nevsky Ave', 'Невский пр., 44'),
    },
    {
      ...inMoscow,
      id: 21,
      town_id: 1003,
      name: named('Solstice Taksim'),
      address: { ...named('40 Istiklal St', 'пр-т Истикляль, 40'), tr: 'İSTİKLAL Caddesi 40' },
    },
  ],
  office_picture: [
    { office_id: 11, position: 2, image: '/media/inside.svg' },
    { office_id: 11, position: 1, image: '/media/front.svg', url: '/about' },
  ],
  office_file: [
    { office_id: 11, position: 1, type: 'application/pdf', title: named('Rules'), url: '/r.pdf' },
    { office_id: 11, position: 0, type: 'image/svg+xml', title: named('Diploma', 'Диплом'), url: '/d.svg' },
  ],
  office_property: [
    { office_id: 11, type: 351, value: 'https://chat.example/one' },
    { office_id: 11, type: 12, value: 'https://elsewhere.example' },
  ],
  office_hours: [
    { office_id: 11, weekday: 6, hours: '11:00–18:00' },
    ...[1, 2, 3, 4, 5].map((weekday) => ({ office_id: 11, weekday, hours: '10:00–20:00' })),
  ],
  office_worker: [
    {
      office_id: 11,
      position: 1,
      name: named('Anna', 'Анна'),
      job: named('Manager', 'Руководитель'),
      is_manager: true,
      phone: '+7 495 000-00-13',
      email: 'anna@solstice.example',
    },
    { office_id: 11, position: 0, name: named('Ivan', 'Иван'), job: named('Adviser', 'Консультант') },
  ],
});

/** Adds them to a database. */
export async function addSmallOffices(db: Kysely<DB>): Promise<void> {
  for (const [table, rows] of Object.entries(smallOffices()))
    await db
      .insertInto(table as OfficeTable)
      .values(rows as never)
      .execute(); // rows are those of their table
}
