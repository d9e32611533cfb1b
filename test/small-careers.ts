import type { RowOf } from '#domain/operator-data/tables.ts';
import { plainDate } from '#lib/plain-date.ts';
import { named } from './named.ts';

const vacancy = (
  id: number,
  slug: string,
  change: Partial<RowOf<'vacancy'>> = {},
): RowOf<'vacancy'> & { id: number } => ({
  id,
  slug,
  title: named(`Job ${slug}`, `Работа ${slug}`),
  area: 'sales',
  city_slug: 'riga',
  city: named('Riga', 'Рига'),
  country_code: 'LV',
  lead: named('Answer people', 'Отвечать людям'),
  work: named('<p>Eight talks</p>', '<p>Восемь разговоров</p>'),
  person: named('<p>You listen</p>', '<p>Вы слушаете</p>'),
  published_from: plainDate('2026-11-01'),
  position: id,
  ...change,
});

/** Vacancies of the small operator, and of each rule of what is shown one that breaks it. */
export const smallVacancies = (): RowOf<'vacancy'>[] => [
  vacancy(1, 'adviser', { published_to: plainDate('2026-11-21'), is_remote: true }),
  vacancy(2, 'guide', {
    area: 'journeys',
    city_slug: 'side',
    city: named('Side', 'Сиде'),
    country_code: 'TR',
    employment: 'temporary',
  }),
  vacancy(3, 'over', { published_to: plainDate('2026-11-20') }),
  vacancy(4, 'to-come', { published_from: plainDate('2026-11-23') }),
  vacancy(5, 'polish', { markets: 'pl' }),
];

/** An archive whose entries are not packed: enough of a DOCX or an ODT to be known as one. */
export function zipOf(entries: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const [nameBytes, body] = [Buffer.from(name), Buffer.from(text)];
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(nameBytes.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(body.length, 20);
    entry.writeUInt32LE(body.length, 24);
    entry.writeUInt16LE(nameBytes.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, nameBytes, body);
    directory.push(entry, nameBytes);
    offset += local.length + nameBytes.length + body.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}
