import type { Hotel } from '../hotels.ts';
import { type Phrase, phrase } from './phrase.ts';
import { and, has, hasNot, isFine, isForFamilies, isLarge, isSmall } from './traits.ts';

const isSeaside = ({ toBeach }: Hotel) => toBeach !== undefined;

/** What the house wants to be. */
export const concepts: readonly Phrase[] = [
  phrase(
    'A house for adults: guests from sixteen years on, quiet pools and music that ends at eleven.',
    'Отель для взрослых: гости от шестнадцати лет, тихие бассейны, музыка до одиннадцати.',
    has('adultsOnly'),
  ),
  phrase(
    'A family house: children eat first, pools have shallow ends, and nobody minds a pushchair at dinner.',
    'Семейный отель: дети едят первыми, у бассейнов мелкая сторона, и коляске за ужином рады.',
    and(isForFamilies, hasNot('adultsOnly'), isLarge),
  ),
  phrase(
    'A small house with one idea: few rooms, the owner at the desk and breakfast as long as you like.',
    'Маленький отель с одной мыслью: мало номеров, хозяин за стойкой и завтрак сколько захочется.',
    and(isSmall, isFine),
  ),
];

/** Why the operator shows it before others. */
export const priorities: readonly Phrase[] = [
  phrase(
    'We hold rooms of our own here all season, so {name} is confirmed at once. Our people visit it every month.',
    'Весь сезон у нас здесь свои номера, поэтому {name} подтверждается сразу. Наши сотрудники бывают здесь каждый месяц.',
  ),
];

/** What is on, day by day. */
export const programs: readonly Phrase[] = [
  phrase(
    'Mornings begin with gymnastics by the pool at ten; water polo follows at noon.',
    'Утро начинается в десять с гимнастики у бассейна, в полдень водное поло.',
    and(has('entertainment'), has('pool')),
  ),
  phrase(
    'The children’s club takes guests from four to twelve, from ten to noon and from three to five.',
    'Детский клуб принимает от четырёх до двенадцати лет: с десяти до полудня и с трёх до пяти.',
    has('kidsClub'),
  ),
  phrase(
    'Evenings: live music on the terrace three times a week, a show on Saturdays.',
    'Вечером: живая музыка на террасе трижды в неделю, по субботам представление.',
    has('entertainment'),
  ),
];

/** What guests of the best rooms have beside all others. */
export const vips: readonly Phrase[] = [
  phrase(
    'Guests of suites and villas check in at a desk of their own, have a transfer by car and a fruit basket every day.',
    'Гостей люксов и вилл регистрируют за отдельной стойкой, у них трансфер на легковой машине и корзина фруктов каждый день.',
  ),
  phrase(
    'A part of the beach with its own bar is kept for them.',
    'Для них отведена часть пляжа со своим баром.',
    and(isSeaside, has('ownBeach')),
  ),
];

/** What is open from November to March. */
export const winters: readonly Phrase[] = [
  phrase(
    'From November to March the indoor pool is heated to 28 °C, the main restaurant stays open, the beach bar rests.',
    'С ноября по март крытый бассейн подогревают до 28 °C, главный ресторан открыт, бар на пляже отдыхает.',
    and(isSeaside, has('heatedPool')),
  ),
];
