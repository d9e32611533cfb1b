import { add, type Broken, bytes, swap } from './break-file.ts';

/** A cell or a row that is wrong by itself. Lines of `hotel.csv`: the header, Marenza from 2 to 4 (a line break in its address, twice), Pinara on 5. */
export const values: Broken[] = [
  ['a missing value', swap('room', '20,2,Double,', '20,2,,'), 'room.csv:3 column name_en: must not be empty'],
  ['one language of a text', swap('region', 'Сиде', ''), 'region.csv:2 column name_ru: must not be empty'],
  ['a missing number', swap('star', '4,4*', ',4*'), 'star.csv:2 column id: must not be empty'],
  ['a row that is too short', add('star', '6,6*'), 'star.csv:4: the row has 2 cells, but the header has 3'],
  ['a row that is too long', add('star', '6,6*,3,'), 'star.csv:4: the row has 4 cells, but the header has 3'],
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
];
