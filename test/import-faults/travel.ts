import { add, type Broken, swap } from './break-file.ts';

const season = '11,1,10,1,2027-06-01,2027-08-31';

/** Rows of hotels, contracts, tours and flights that do not go with one another. Lines of `hotel.csv`: the header, Marenza from 2 to 4 (a line break in its address, twice), Pinara on 5. */
export const travel: Broken[] = [
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
];
