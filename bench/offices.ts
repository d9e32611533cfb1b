import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { registerOffices } from '#api/offices.ts';
import { testApi } from '#api/test-api.ts';
import { pathOf } from '#calls/call.ts';
import { partners } from '#calls/partners.ts';
import { migrate } from '#db/migrate.ts';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { createLiveContent } from '#domain/content/live-content.ts';
import { writeOfficeFilter } from '#lib/office-filter/write-filter.ts';
import { allSites } from '#sites/all-sites.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { timesOf } from './measure/figures.ts';

const offices = 5_000;
const towns = 50;
const asked = 40;
const quickAsked = 5;

/** What a visitor's choice in the office filter costs: from the call to its written answer, over PostgreSQL. */
export const benchmark: Benchmark = {
  title: `Partners over ${offices.toLocaleString('en')} offices of one market in ${towns} towns`,
  run: ({ repeats, isQuick, say }) =>
    withOffices((database) => measure(database, repeats * (isQuick ? quickAsked : asked), say)),
};

/** How many offices each of them finds is said as it is measured. */
const filters: Record<string, (nth: number) => string | undefined> = {
  'a town': (nth) => writeOfficeFilter({ townInc: 1 + (nth % towns) }),
  'a station of a town': (nth) =>
    writeOfficeFilter({ townInc: 1 + (nth % towns), place: `Станция ${nth % 9}` }),
  'an address in all towns': (nth) => writeOfficeFilter({ address: `Улица ${nth % 97},` }),
  'an address that is nowhere': (nth) => writeOfficeFilter({ address: `переулок ${nth}` }),
  'an address in a town': (nth) => writeOfficeFilter({ townInc: 1 + (nth % towns), address: 'улица 1' }),
  'the subdomain of a main city': (nth) => writeOfficeFilter({ mainCitySlug: `city-${nth % 10}` }),
  'one office': (nth) => writeOfficeFilter({ inc: 1 + ((nth * 37) % offices) }),
};

async function measure({ db }: OpenDatabase, times: number, say: (line: string) => void) {
  const site = allSites.find(({ id }) => id === 'b2c-ru')!;
  const api = testApi((added) => registerOffices(added, { content: createLiveContent({ db }) }), {
    site,
    checkAnswers: false,
  });
  const timeOf = async (filter: string | undefined) => {
    const query = new URLSearchParams(filter === undefined ? {} : { $filter: filter });
    const begin = performance.now();
    const response = await api.ask(`${pathOf(partners)}?${query}`);
    const written = await response.arrayBuffer();
    const ms = performance.now() - begin;
    return { found: (JSON.parse(Buffer.from(written).toString()) as unknown[]).length, ms };
  };
  const measurements: Measurement[] = [];
  // The first answers clean what editors wrote, once for the life of a server.
  await timeOf(undefined);
  for (const [name, filterOf] of Object.entries(filters)) {
    const samples: number[] = [];
    const { found } = await timeOf(filterOf(0));
    say(`${name}: ${found} found`);
    for (let nth = 0; nth < times; nth++) samples.push((await timeOf(filterOf(nth))).ms);
    measurements.push(...timesOf(name, samples, { p95: 50 }));
  }
  const whole = [];
  for (let nth = 0; nth < 5; nth++) whole.push((await timeOf(undefined)).ms);
  return [...measurements, ...timesOf('all offices, unfiltered', whole)];
}

async function withOffices<Answer>(use: (database: OpenDatabase) => Promise<Answer>): Promise<Answer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'solstice-bench-'));
  const database = await openDatabase({ dataDir, log: pino({ level: 'warn' }) });
  try {
    await migrate(database.pool);
    await database.pool.query(addOffices);
    return await use(database);
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** As full as real ones: hours of six days, two people, a picture, a certificate, a messenger, and a text. */
const addOffices = `
  insert into office_town (id, market, slug, name, subdomain, latitude, longitude)
  select i, 'ru', 'town-' || i, jsonb_build_object('en', 'Town ' || i, 'ru', 'Город ' || i), 'city-' || i % 10, 55, 37
    from generate_series(1, ${towns}) i;
  insert into office (id, town_id, name, official_name, address, district, metro, metro_line, metro_color, phones, emails,
    latitude, longitude, is_closed, description)
  select i, 1 + i % ${towns}, jsonb_build_object('en', 'Office ' || i, 'ru', 'Офис ' || i),
    '{"en": "Solstice Retail LLC", "ru": "ООО «Солстис Ритейл»"}',
    jsonb_build_object('en', i || ' Street ' || i % 97 || ', Town', 'ru', 'Город, Улица ' || i % 97 || ', дом ' || i),
    jsonb_build_object('en', 'District ' || i % 7, 'ru', 'Район ' || i % 7),
    jsonb_build_object('en', 'Station ' || i % 9, 'ru', 'Станция ' || i % 9),
    '{"en": "Circle", "ru": "Кольцевая"}', '#894e35', '+7 495 000-00-01;+7 495 000-00-02', 'one@solstice.example',
    55 + i * 0.0001, 37, i % 20 = 0,
    jsonb_build_object('en', '<p>' || repeat('Come in. ', 60) || '</p>', 'ru', '<p>Дом ' || i || '. ' || repeat('Приходите. ', 60) || '</p>')
    from generate_series(1, ${offices}) i;
  insert into office_hours select i, day, '10:00–20:00' from generate_series(1, ${offices}) i, generate_series(1, 6) day;
  insert into office_worker (office_id, position, name, job)
  select i, nth, '{"en": "Anna Sokolova", "ru": "Анна Соколова"}', '{"en": "Adviser", "ru": "Консультант"}'
    from generate_series(1, ${offices}) i, generate_series(0, 1) nth;
  insert into office_picture (office_id, position, image) select i, 0, '/media/city.svg' from generate_series(1, ${offices}) i;
  insert into office_file select i, 0, 'image/svg+xml', '{"en": "Certificate", "ru": "Сертификат"}', '/c.svg'
    from generate_series(1, ${offices}) i;
  insert into office_property select i, 351, 'https://chat.example/' || i from generate_series(1, ${offices}) i;
  analyze;`;
