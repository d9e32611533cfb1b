import type { Hotel } from '../hotels.ts';
import { type Phrase, phrase } from './phrase.ts';
import { and, has, isLarge, isMiddle, isNear, isSmall, isTropical } from './traits.ts';

const isNotTropical = (hotel: Hotel) => !isTropical(hotel);

/** What there is to do without leaving it. */
export const days: readonly Phrase[] = [
  phrase(
    'There are {pools}, one of them heated when the nights are cool.',
    '{pools}, один из них подогревают, когда ночи прохладные.',
    and(has('pool', 'heatedPool'), isLarge),
  ),
  phrase(
    'The pool is long enough for lengths and is free of inflatables until ten.',
    'В бассейне хватает длины, чтобы плавать всерьёз, а до десяти в нём нет надувных фламинго.',
    has('pool'),
  ),
  phrase(
    'Slides run until half past six; after that the pool belongs to the swallows.',
    'Горки работают до половины седьмого, потом бассейн достаётся ласточкам.',
    has('waterSlides'),
  ),
  phrase(
    'The spa keeps a hammam, two saunas and a tea room in which no one speaks above a whisper.',
    'В спа-центре хаммам, две сауны и чайная, где говорят только шёпотом.',
    and(has('spa'), isNotTropical),
  ),
  phrase(
    'Tennis is played before nine and after six; rackets are lent at the desk.',
    'В теннис играют до девяти и после шести; ракетки дают на стойке.',
    has('tennis'),
  ),
  phrase(
    'In the evening there is music by the bar, and at eleven it is switched off.',
    'Вечером у бара музыка, в одиннадцать её выключают.',
    has('entertainment'),
  ),
  phrase(
    'From the roof terrace you see the sun go down with a glass in hand and somebody’s cat on your lap.',
    'С террасы на крыше закат провожают с бокалом в руке и чьей-то кошкой на коленях.',
    has('roofTerrace'),
  ),
  phrase(
    'The gym looks at the garden, which helps.',
    'Тренажёрный зал смотрит в сад, и это помогает.',
    has('gym'),
  ),
  phrase(
    'The boot room is heated, the wax bench is free, and the first bus to the lifts leaves at eight.',
    'Лыжная отапливается, стол для подготовки лыж бесплатный, первый автобус к подъёмникам уходит в восемь.',
    has('skiRoom'),
  ),
  phrase(
    'Board games live on a shelf by the bar and come back, mostly, with all their pieces.',
    'Настольные игры живут на полке у бара и возвращаются, как правило, со всеми фишками.',
    isSmall,
  ),
  phrase(
    'The library holds what earlier guests have left: eleven languages, mostly crime.',
    'Библиотека — это то, что оставили прежние гости: одиннадцать языков, в основном детективы.',
  ),
  phrase(
    'Morning yoga is free and half empty; the breakfast queue after it is not.',
    'Утренняя йога бесплатна и полупуста, чего не скажешь об очереди на завтрак после неё.',
    has('spa'),
  ),
  phrase(
    'There is a herbal steam bath, and a masseuse with strong thumbs and no small talk.',
    'Есть травяная парная и массажистка с сильными руками, которая не ведёт светских бесед.',
    and(has('spa'), isTropical),
  ),
  phrase(
    'The bar makes one drink of its own and will not tell you what is in it.',
    'В баре есть один собственный коктейль, и что в нём, не говорят.',
    isMiddle,
  ),
  phrase(
    'Paddle boards lie under the awning and are free before ten.',
    'Сапборды лежат под навесом и до десяти бесплатны.',
    isNear,
  ),
  phrase(
    'Courses for first-time divers begin in the pool on Mondays and end on the reef on Thursdays.',
    'Курс для новичков начинается в бассейне в понедельник и кончается на рифе в четверг.',
    and(has('diving', 'pool')),
  ),
];
