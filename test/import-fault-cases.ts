import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import type { Files } from './import-operator.ts';

/** How a file is broken: lines count from 1, cells are found by the header. */
export const text = (files: Files, file: string) => String(files.get(`${file}.csv`));
const put = (file: string, edit: (content: string) => string | Buffer) => (files: Files) =>
  files.set(`${file}.csv`, edit(text(files, file)));
export const add = (file: string, ...lines: string[]) =>
  put(file, (content) => `${content}${lines.join('\n')}\n`);
export const swap = (file: string, from: string, to: string) =>
  put(file, (content) => {
    expect(content, `${file} holds ${from}`).toContain(from);
    return content.replace(from, () => to);
  });
const bytes = (file: string, from: string, to: number[]) =>
  put(file, (content) => {
    const [head, tail] = content.split(from, 2) as [string, string];
    return Buffer.concat([Buffer.from(head), Buffer.from(to), Buffer.from(tail)]);
  });

export type Broken = [title: string, breakIt: (files: Files) => unknown, ...faults: string[]];

// Lines of hotel.csv: the header, Marenza from 2 to 4 (a line break in its address, twice), Pinara on 5.
const season = '11,1,10,1,2027-06-01,2027-08-31';
export const rows: Broken[] = [
  [
    'a number that is none',
    swap('hotel', '2,311,5,', '2,311,five,'),
    'hotel.csv:5 column star_id: not a whole number ("five")',
  ],
  [
    'a fraction',
    swap('contract_season', ',10000,', ',100.5,'),
    'contract_season.csv:2 column double_amount: not a whole number ("100.5")',
  ],
  [
    'spaces around a number',
    swap('room', '10,1,', '10, 1,'),
    'room.csv:2 column hotel_id: not a whole number (" 1")',
  ],
  [
    'a number below its bound',
    swap('contract_season', ',10000,', ',0,'),
    'contract_season.csv:2 column double_amount: less than 1 ("0")',
  ],
  [
    'a number above its bound',
    swap('contract_child', ',2,6,', ',2,18,'),
    'contract_child.csv:2 column age_to: more than 17 ("18")',
  ],
  [
    'a number that no integer holds',
    swap('allotment', '1,10,', '99999999999,10,'),
    'allotment.csv:2 column id: more than 2147483647 ("99999999999")',
  ],
  [
    'another share of a version that has begun',
    swap('commission_version', ',1000\n', ',1050\n'),
    'commission_version.csv:2 column id: version 1 of Standard has begun: it never changes',
  ],
  [
    'another share of a rule of such a version',
    swap('commission_rule', ',1200\n', ',1250\n'),
    'commission_rule.csv:2 column commission_version_id: version 1 of Standard has begun: it never changes',
  ],
  [
    'a rule that is new to such a version',
    add('commission_rule', '14,1,,,,,500'),
    'commission_rule.csv:5 column commission_version_id: version 1 of Standard has begun: it never changes',
  ],
  [
    'a second plan for everybody else',
    add('commission_plan', '2,Other,true'),
    'commission_plan.csv:3 column is_default: plan 1 is the default one already ("true")',
  ],
  [
    'two rules about the same country',
    add('commission_rule', '14,2,3,,,,700'),
    'commission_rule.csv:5 column state_id, tour_id: rule 13 is about the same ("3")',
  ],
  [
    'two rules about the same days',
    add('commission_rule', '14,2,3,,2999-08-01,2999-09-30,700'),
    'commission_rule.csv:5 column departs_from: overlaps line 3 with the same commission_version_id, state_id, tour_id ("2999-08-01")',
  ],
  [
    'a redirect to somebody else’s site',
    swap('redirect', ',/tours,', ',//elsewhere.example,'),
    'redirect.csv:2 column to_path: not a path of the site like /new/page, without a slash at its end ("//elsewhere.example")',
  ],
  [
    'a redirect of a page that was withdrawn',
    swap('redirect', '/tours,301', '/tours,410'),
    'redirect.csv:2 column to_path: must be empty where status is 410 ("/tours")',
  ],
  [
    'a redirect to nowhere',
    swap('redirect', '/old/rail,,410', '/old/rail,,308'),
    'redirect.csv:4 column to_path: is needed where status is not 410',
  ],
  [
    'a redirect that comes back by another',
    add('redirect', '4,/old/snow,/old/frost?page=2,301,', '5,/old/frost,/old/winter,301,'),
    'redirect.csv:3 column to_path: leads back to /old/winter, by /old/snow, /old/frost ("/old/snow")',
    'redirect.csv:5 column to_path: leads back to /old/snow, by /old/frost, /old/winter ("/old/frost?page=2")',
    'redirect.csv:6 column to_path: leads back to /old/frost, by /old/winter, /old/snow ("/old/winter")',
  ],
  [
    'a redirect from a page that is there',
    add('redirect', '4,/hotels/turkey/marenza,/hotels,301,'),
    'redirect.csv:5 column from_path: hotel 1 answers at this address ("/hotels/turkey/marenza")',
  ],
  [
    'a redirect from a page of the program',
    add('redirect', '4,/search/tours?old=1,/hotels,301,'),
    'redirect.csv:5 column from_path: a page of the program answers at this address ("/search/tours?old=1")',
  ],
  ['a missing value', swap('room', '20,2,Double,', '20,2,,'), 'room.csv:3 column name_en: must not be empty'],
  ['one language of a text', swap('region', 'Сиде', ''), 'region.csv:2 column name_ru: must not be empty'],
  ['a missing number', swap('star', '4,4*', ',4*'), 'star.csv:2 column id: must not be empty'],
  [
    'a day that does not exist',
    swap('contract_supplement', '2027-12-31', '2027-02-29'),
    'contract_supplement.csv:2 column date: not a date like 2027-06-30 ("2027-02-29")',
  ],
  [
    'a date in another order',
    swap('contract_supplement', '2027-12-31', '31.12.2027'),
    'contract_supplement.csv:2 column date: not a date like 2027-06-30 ("31.12.2027")',
  ],
  [
    'a time that does not exist',
    swap('flight_leg', '2027-06-05 06:10', '2027-06-05 24:10'),
    'flight_leg.csv:2 column departs_at: not a date and time like 2027-06-30 14:05 ("2027-06-05 24:10")',
  ],
  [
    'a time with a zone',
    swap('flight_leg', '2027-06-05 06:10', '2027-06-05T06:10Z'),
    'flight_leg.csv:2 column departs_at: not a date and time like 2027-06-30 14:05 ("2027-06-05T06:10Z")',
  ],
  [
    'yes for true',
    swap('departure_town', ',true', ',yes'),
    'departure_town.csv:3 column is_main: not true or false ("yes")',
  ],
  [
    'an unknown kind',
    swap('service', ',transfer,', ',taxi,'),
    'service.csv:2 column kind: not one of transfer, insurance, fee ("taxi")',
  ],
  [
    'an unknown number of a kind',
    swap('markup', 'com,0,', 'com,3,'),
    'markup.csv:2 column packet_type: not one of 0, 1, 2 ("3")',
  ],
  [
    'a slug with capitals',
    swap('hotel', 'pinara,', 'Pinara Bay,'),
    'hotel.csv:5 column slug: not small Latin letters, digits and single hyphens ("Pinara Bay")',
  ],
  [
    'a currency in small letters',
    swap('contract', ',USD,', ',usd,'),
    'contract.csv:2 column currency: not 3 capital letters ("usd")',
  ],
  [
    'a currency without a rate',
    swap('contract', ',USD,', ',CHF,'),
    'contract.csv:2 column currency: no exchange_rate CHF',
  ],
  [
    'a rate of nothing',
    swap('exchange_rate', '4.250000', '0.000000'),
    'exchange_rate.csv:2 column per_euro: not more than 0 ("0.000000")',
  ],
  [
    'a rate with a comma',
    swap('exchange_rate', '4.250000', '"4,25"'),
    'exchange_rate.csv:2 column per_euro: not a number with at most 6 decimals ("4,25")',
  ],
  [
    'coordinates out of range',
    swap('hotel', 'Pinara Bay,Pinara Bay,,,36.77', 'Pinara Bay,Pinara Bay,,,96.77'),
    'hotel.csv:5 column latitude: not between -90 and 90 ("96.77")',
  ],
  [
    'coordinates in minutes',
    swap('town', '36.77', '36°46'),
    'town.csv:2 column latitude: not degrees like 36.8841 ("36°46")',
  ],
  [
    'an unknown time zone',
    swap('airport', 'Europe/Riga', 'Europe/Atlantis'),
    'airport.csv:3 column time_zone: not a time zone like Europe/Warsaw ("Europe/Atlantis")',
  ],
  [
    'a control character',
    swap('carrier', 'airBaltic', 'air\u0000Baltic'),
    'carrier.csv:2 column name: holds a control character ("air␀Baltic")',
  ],
  [
    'a script in a text of HTML',
    swap('page_block', '<p>Ask us</p>', '<p>Ask us</p><script>steal()</script>'),
    'page_block.csv:3 column html_en: holds the element <script>, which no text may have ("<p>Ask us</p><script>steal()</script>")',
  ],
  [
    'a text that is too long',
    swap('carrier', 'airBaltic', 'x'.repeat(201)),
    `carrier.csv:2 column name: longer than 200 characters ("${'x'.repeat(60)}…")`,
  ],
  [
    'bytes that are not UTF-8',
    bytes('carrier', 'airBaltic', [0x61, 0xe9, 0x72]),
    'carrier.csv:2 column name: not valid UTF-8 ("a�r")',
  ],
  ['a row that is too short', add('star', '6,6*'), 'star.csv:4: the row has 2 cells, but the header has 3'],
  ['a row that is too long', add('star', '6,6*,3,'), 'star.csv:4: the row has 4 cells, but the header has 3'],
  [
    'a season that ends before it starts',
    swap('contract_season', season, '11,1,10,1,2027-06-01,2027-05-31'),
    'contract_season.csv:2 column date_to: before date_from 2027-06-01 ("2027-05-31")',
  ],
  [
    'more free seats than seats',
    swap('flight_leg', ',180,40,', ',180,181,'),
    'flight_leg.csv:2 column seats_total: less than seats_free 181 ("180")',
  ],
  [
    'nothing to pay less for',
    swap('contract_stay_pay', '1,1,7,6,', '1,1,7,7,'),
    'contract_stay_pay.csv:2 column stay_nights: not more than pay_nights 7',
  ],
  [
    'a departure town without an airport',
    swap('departure_town', 'RIX', ''),
    'departure_town.csv:3 column airport_code: may be empty only in number 1',
  ],
  ['the same number twice', add('star', '5,6*,3'), 'star.csv:4 column id: line 3 has the same id ("5")'],
  [
    'the same number twice in a key of two',
    add('tour_service', '301,1,1'),
    'tour_service.csv:3 column tour_id, service_id: line 2 has the same tour_id and service_id ("301, 1")',
  ],
  [
    'the same slug twice',
    add('hotel', '3,311,5,marenza,New,New,,,1,1,true,,,,,0,0,,,,,,,,false,,,,'),
    'hotel.csv:6 column slug: line 2 has the same slug ("marenza")',
  ],
  [
    'a reference into nothing',
    swap('hotel', '2,311,5,', '2,311,99,'),
    'hotel.csv:5 column star_id: no star 99',
  ],
  [
    'two references into nothing',
    swap('hotel', '2,311,5,', '2,999,99,'),
    'hotel.csv:5 column town_id: no town 999',
    'hotel.csv:5 column star_id: no star 99',
  ],
  [
    'an airport that is not there',
    swap('town', 'AYT', 'XXX'),
    'town.csv:2 column airport_code: no airport XXX',
  ],
  [
    'seasons that share a night',
    swap('contract_season', '12,1,10,1,2027-09-01', '12,1,10,1,2027-08-31'),
    'contract_season.csv:3 column date_from: overlaps line 2 with the same contract_id, room_id, meal_id ("2027-08-31")',
  ],
  [
    'allotments that share a night',
    swap('allotment', '2,10,2027-09-01', '2,10,2027-06-15'),
    'allotment.csv:3 column date_from: overlaps line 2 with the same room_id ("2027-06-15")',
  ],
  [
    'a season in another hotel’s room',
    swap('contract_season', '21,2,20,', '21,2,10,'),
    'contract_season.csv:4 column room_id: belongs to hotel 1, not to hotel 2 ("10")',
  ],
  [
    'a stop-sale of another hotel’s bed',
    swap('stop_sale', '1,1,10,', '1,2,,'),
    'stop_sale.csv:2 column accommodation_id: belongs to hotel 1, not to hotel 2 ("100")',
  ],
  [
    'the same number of a currency twice',
    swap('currency', 'USD,2,', 'USD,1,'),
    'currency.csv:3 column inc: line 2 has the same inc ("1")',
  ],
  [
    'a nightly price too large to be summed to the cent',
    swap('contract_season', ',10000,', ',140000050,'),
    'contract_season.csv:2 column double_amount: more than 140000000, and not in whole units: the last two digits must be 00 ("140000050")',
  ],
  [
    'a price without its currency',
    swap('excursion_service', ',15000,EUR,', ',15000,,'),
    'excursion_service.csv:3 column currency: is needed with price_amount',
  ],
  [
    'more lost than was paid',
    swap('cancellation_step', '1,14,2000', '1,14,10001'),
    'cancellation_step.csv:5 column share: more than 10000 ("10001")',
  ],
  [
    'a share and an amount at once',
    swap('cancellation_step', '1,14,2000,,', '1,14,2000,9000,EUR'),
    'cancellation_step.csv:5 column amount: must be empty with share',
  ],
  [
    'neither a share nor an amount',
    swap('cancellation_step', '1,14,2000,,', '1,14,,,'),
    'cancellation_step.csv:5 column amount: is needed without share',
  ],
  [
    'an amount without its currency',
    swap('cancellation_step', ',9000,EUR', ',9000,'),
    'cancellation_step.csv:3 column currency: is needed with amount',
  ],
  [
    'the same day of the terms twice',
    add('cancellation_step', '1,14,2000,,'),
    'cancellation_step.csv:6 column cancellation_terms_id, days_before: line 5 has the same cancellation_terms_id and days_before ("1, 14")',
  ],
  [
    'less lost closer to the trip',
    swap('cancellation_step', '1,7,5000', '1,7,1999'),
    'cancellation_step.csv:4 column share: less than 2000, which is lost 14 days before ("1999")',
  ],
  [
    'a smaller amount closer to the trip',
    (files) => add('cancellation_step', '1,2,,8999,EUR')(files),
    'cancellation_step.csv:6 column amount: less than 9000, which is lost 3 days before ("8999")',
  ],
  [
    'terms that are not there',
    swap('contract', ',1\n', ',2\n'),
    'contract.csv:2 column cancellation_terms_id: no cancellation_terms 2',
  ],
  [
    'days of a service that are no list',
    swap('excursion_service', '"1,2"', '1-2'),
    'excursion_service.csv:2 column days_of_service: not numbers of days with commas between them ("1-2")',
  ],
  [
    'an address that is none',
    swap('ufilter', '/help/transfer', 'help'),
    'ufilter.csv:2 column url: not an address like https://… or /… ("help")',
  ],
  [
    'a tour that returns to where it began',
    swap('tour', ',13,127,,1', ',13,127,2,1'),
    'tour.csv:2 column return_town_id: the same as departure_town_id ("2")',
  ],
  [
    'a tour that returns to “no flight”',
    swap('tour', ',13,127,,1', ',13,127,1,1'),
    'tour.csv:2 column return_town_id: no flight ends there ("1")',
  ],
  [
    'a tour with a hotel of another country',
    (files) => {
      swap('tour', ',2,3,1552', ',2,40,1552')(files);
      swap('excursion_tour', '1,balloons,3,', '1,balloons,40,')(files);
      add('tour_hotel', '301,2')(files);
    },
    'tour_hotel.csv:2 column hotel_id: belongs to state 3, not to state 40 ("1")',
    'tour_hotel.csv:3 column hotel_id: belongs to state 3, not to state 40 ("2")',
  ],
  [
    'a program of an excursion tour in another country',
    swap('excursion_tour', '1,balloons,3,', '1,balloons,40,'),
    'excursion_tour.csv:2 column state_id: tour 301 in the database would join states 3 and 40',
  ],
  [
    'a flight that lands before it starts',
    swap('flight_leg', '2027-06-05 09:50', '2027-06-05 06:05'),
    'flight_leg.csv:2 column arrives_at: the flight would take -5 minutes between Europe/Riga and Europe/Istanbul ("2027-06-05 06:05")',
  ],
  [
    'a flight of two days',
    swap('flight_leg', '2027-06-05 09:50', '2027-06-07 09:50'),
    'flight_leg.csv:2 column arrives_at: the flight would take 3100 minutes between Europe/Riga and Europe/Istanbul ("2027-06-07 09:50")',
  ],
  [
    'a flight to where it starts',
    swap('flight_leg', ',RIX,AYT,', ',RIX,RIX,'),
    'flight_leg.csv:2 column to_airport: the same as from_airport ("RIX")',
  ],
  [
    'a tour with a flight from “no flight”',
    swap('tour', ',2,3,1552', ',1,3,1552'),
    'tour.csv:2 column departure_town_id: has no airport, and the tour has a flight ("1")',
  ],
  [
    'an office in a town that is not there',
    swap('office', '14,1001,', '14,1009,'),
    'office.csv:5 column town_id: no office_town 1009',
  ],
  [
    'an office with half a place on the map',
    swap('office', '+7 495 000-00-14,,,', '+7 495 000-00-14,,55.9,'),
    'office.csv:5 column longitude: is needed with latitude',
  ],
  [
    'a phone with letters',
    swap('office', '+7 495 000-00-14', '+7 495 CALL-US'),
    'office.csv:5 column phones: not phones with ; between them ("+7 495 CALL-US")',
  ],
  [
    'an office whose mail could not be sent',
    swap('office', 'one@solstice.example;two', 'Anna <one@solstice.example>;two'),
    'office.csv:2 column emails: not e-mail addresses with ; between them ("Anna <one@solstice.example>;two@solstice.example")',
  ],
  [
    'a person of an office with two addresses',
    swap('office_worker', 'anna@solstice.example', '"a@solstice.example,b@solstice.example"'),
    'office_worker.csv:3 column email: not an e-mail address ("a@solstice.example,b@solstice.example")',
  ],
  [
    'the colour of a line by its name',
    swap(
      'office',
      ',"Тверской пер., 7",,,,Sokol,Сокол,Zamoskvoretskaya,Замоскворецкая,,',
      ',"Тверской пер., 7",,,,Sokol,Сокол,Zamoskvoretskaya,Замоскворецкая,green,',
    ),
    'office.csv:4 column metro_color: not a colour like #1a2b3c ("green")',
  ],
  [
    'an eighth day of the week',
    swap('office_hours', '11,6,', '11,8,'),
    'office_hours.csv:7 column weekday: more than 7 ("8")',
  ],
  [
    'two links to the messenger of one office',
    add('office_property', '11,351,https://chat.example/two'),
    'office_property.csv:4 column office_id, type: line 3 has the same office_id and type ("11, 351")',
  ],
  [
    'two towns of one name in a market',
    swap('office_town', '1001,ru,himki', '1001,ru,spb'),
    'office_town.csv:4 column market, slug: line 3 has the same market and slug ("ru, spb")',
  ],
];

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
