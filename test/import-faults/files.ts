import { gzipSync } from 'node:zlib';
import { add, type Broken, put, swap } from './break-file.ts';

/** Files that cannot be read as what they are called. */
export const files: Broken[] = [
  [
    'an unknown column',
    swap('room', 'view,', 'wiev,'),
    'room.csv:1 column wiev: room has no such column: is view meant?',
  ],
  [
    'a column of no language',
    swap('room', 'name_ru', 'name_russian'),
    'room.csv:1 column name_russian: room has no such column: is name_ru meant?',
    'room.csv:1 column name_ru: the column is missing',
  ],
  [
    'a missing column',
    put('carrier', () => 'code\nBT\n'),
    'carrier.csv:1 column name: the column is missing',
  ],
  [
    'a column there twice',
    put('carrier', () => 'code,name,name\nBT,a,b\n'),
    'carrier.csv:1 column name: the column is there twice',
  ],
  ['an empty file', put('carrier', () => ''), 'carrier.csv: empty: a header line is expected'],
  [
    'an empty gzip file',
    (all) => all.delete('carrier.csv') && all.set('carrier.csv.gz', gzipSync('')),
    'carrier.csv: empty: a header line is expected',
  ],
  [
    'semicolons between columns',
    put('carrier', (content) => content.replaceAll(',', ';')),
    'carrier.csv:1: columns are separated by semicolons, not by a comma',
  ],
  [
    'tabs between columns',
    put('carrier', (content) => content.replaceAll(',', '\t')),
    'carrier.csv:1: columns are separated by tabs, not by a comma',
  ],
  [
    'lines that end in CR',
    put('carrier', (content) => content.replaceAll('\n', '\r')),
    'carrier.csv:1: lines end in CR alone: save with LF or CRLF',
  ],
  [
    'no header',
    put('carrier', () => 'BT,airBaltic\n'),
    'carrier.csv:1 column BT: carrier has no such column',
    'carrier.csv:1 column airBaltic: carrier has no such column',
    'carrier.csv:1 column code: the column is missing',
    'carrier.csv:1 column name: the column is missing',
  ],
  [
    'a quote that is not closed',
    swap('hotel', '"1, Beach Road\nSide"', '"1, Beach Road\nSide'),
    'hotel.csv:2 column address_en: a closing quote is followed by text: write a quote inside quotes twice',
  ],
  [
    'a quote that is never closed',
    add('star', '6,"6*,3'),
    'star.csv:4 column name: a quote is opened in this row and never closed',
  ],
  [
    'text after a closing quote',
    add('star', '6,"6"*,3'),
    'star.csv:4 column name: a closing quote is followed by text: write a quote inside quotes twice',
  ],
  [
    'a quote in the middle of a value',
    add('star', '6,6"*,3'),
    'star.csv:4 column name: a quote inside an unquoted value: quote the whole value and write the quote twice',
  ],
  [
    'UTF-16',
    put('carrier', (content) => Buffer.from(`\uFEFF${content}`, 'utf16le')),
    'carrier.csv:1: the file is UTF-16: save it as UTF-8',
  ],
  [
    'a gzip file cut short',
    (all) =>
      all.delete('carrier.csv') &&
      all.set('carrier.csv.gz', gzipSync('code,name\nBT,airBaltic\n').subarray(0, 25)),
    'carrier.csv:1: not a whole gzip file',
  ],
  [
    'a gzip file that is none',
    (all) => all.delete('carrier.csv') && all.set('carrier.csv.gz', 'code,name\n'),
    'carrier.csv:1: not a whole gzip file',
  ],
  [
    'a table twice',
    (all) =>
      all.set('carrier.csv', 'code,name,number\nBT,airBaltic,3476\n\n') &&
      all.set('carrier.csv.gz', gzipSync('code,name\n')),
    'carrier.csv.gz: carrier.csv is there too: keep one of them',
  ],
  [
    'a file of no table',
    (all) => all.set('hotels.csv', 'id\n1\n'),
    'hotels.csv: no table has this name: is hotel.csv meant?',
  ],
  [
    'a file in capitals',
    (all) => all.set('ROOM.CSV', 'id\n1\n'),
    'ROOM.CSV: no table has this name: is room.csv meant?',
  ],
];
