import { poolCount } from '../hotel-attributes.ts';
import { type Phrase, phrase } from './phrase.ts';
import { and, has, hasNot, isFine, isLarge, isSmall } from './traits.ts';

/** What the hotel offers, as a list. */
export const serviceItems: readonly Phrase[] = [
  phrase('Wi-Fi everywhere, free of charge', 'Wi-Fi повсюду, бесплатно', has('wifi')),
  phrase('Reception round the clock', 'Круглосуточная стойка', (hotel) => !isSmall(hotel)),
  phrase(
    'Reception from seven in the morning to eleven at night',
    'Стойка работает с семи утра до одиннадцати вечера',
    isSmall,
  ),
  phrase(
    'Outdoor pool',
    'Открытый бассейн',
    and(has('pool'), (hotel) => poolCount(hotel) === 1),
  ),
  phrase(
    '{pools} outdoors',
    '{pools} под открытым небом',
    and(has('pool'), (hotel) => poolCount(hotel) > 1),
  ),
  phrase('Heated indoor pool', 'Крытый бассейн с подогревом', has('heatedPool')),
  phrase('Water slides', 'Водные горки', has('waterSlides')),
  phrase('Sauna and steam bath', 'Сауна и паровая баня', has('spa')),
  phrase('Gym', 'Тренажёрный зал', has('gym')),
  phrase('Tennis court, rackets lent at the desk', 'Теннисный корт, ракетки на стойке', has('tennis')),
  phrase(
    'Dive centre with courses in several languages',
    'Дайвинг-центр с курсами на нескольких языках',
    has('diving'),
  ),
  phrase('Ski and boot room, heated', 'Отапливаемая лыжная комната', has('skiRoom')),
  phrase('À la carte restaurants, by reservation', 'Рестораны à la carte, по записи', has('alaCarte')),
  phrase('Wine cellar, tastings on Fridays', 'Винный погреб, дегустации по пятницам', and(isFine, isLarge)),
  phrase('Meeting rooms', 'Конференц-залы', has('meetings')),
  phrase('Car park', 'Парковка', has('parking')),
  phrase('Laundry and ironing, charged', 'Стирка и глажка, платно', isLarge),
  phrase('Room service', 'Обслуживание в номерах', isFine),
  phrase('Doctor on call', 'Врач по вызову', isLarge),
  phrase('Bicycles to borrow', 'Велосипеды напрокат', hasNot('skiRoom')),
];
