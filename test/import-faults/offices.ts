import { add, type Broken, swap } from './break-file.ts';

/** Offices, their people and hours. */
export const offices: Broken[] = [
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
