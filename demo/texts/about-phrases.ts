import { type Phrase, phrase } from './phrase.ts';
import {
  and,
  has,
  hasNot,
  isDesert,
  isFine,
  isForFamilies,
  isLarge,
  isMiddle,
  isNear,
  isRenewed,
  isSimple,
  isSmall,
  isSouthern,
  isTropical,
} from './traits.ts';

/** What the house is like: the sentence after the first. */
export const houses: readonly Phrase[] = [
  phrase(
    'The buildings stand among pines, so there is shade at any hour and a floor of needles on the paths.',
    'Корпуса стоят среди сосен: в любой час есть тень, а на дорожках лежит хвоя.',
    and(isSouthern, isLarge),
  ),
  phrase(
    'Palms, hibiscus and a lawn that is watered at five in the morning make up the garden.',
    'Сад — это пальмы, гибискусы и газон, который поливают в пять утра.',
    isDesert,
  ),
  phrase(
    'Paths of pale stone run between frangipani and ponds; a gecko comes with every lamp.',
    'Дорожки из светлого камня вьются между франжипани и прудами, и к каждой лампе прилагается геккон.',
    isTropical,
  ),
  phrase(
    'It was opened in {built} and has been looked after ever since, last of all in {renovated}.',
    'Отель открыли в {built} году, с тех пор за ним следят, последний раз обновили в {renovated}.',
    isRenewed,
  ),
  phrase(
    'Everything here is still new: the doors close softly and the trees are only as tall as the guests.',
    'Здесь всё ещё новое: двери закрываются мягко, а деревья ростом с гостей.',
    (hotel) => hotel.builtYear >= 2020,
  ),
  phrase(
    'There are {rooms}, and the staff have known one another for years, which one notices at breakfast.',
    '{rooms}, а сотрудники знают друг друга годами, и за завтраком это заметно.',
    isMiddle,
  ),
  phrase(
    'The owner’s family lives upstairs; the jam, the bread and the advice are theirs.',
    'Семья хозяина живёт наверху; варенье, хлеб и советы — их собственные.',
    isSmall,
  ),
  phrase(
    'The lobby is open on both sides, so the wind does the work of the air conditioning.',
    'Лобби открыто с двух сторон, и работу кондиционера делает ветер.',
    isTropical,
  ),
  phrase(
    'Corridors are carpeted, doors are heavy, and one hears little of the neighbours.',
    'Ковры в коридорах, тяжёлые двери, и соседей почти не слышно.',
    isFine,
  ),
  phrase(
    'Nothing is gilded; what there is works, and is clean.',
    'Позолоты нет; то, что есть, работает и вымыто.',
    isSimple,
  ),
  phrase(
    'Stairs of local stone, tiles laid by hand, and shutters that are closed at noon as a matter of course.',
    'Лестницы из местного камня, плитка ручной кладки и ставни, которые в полдень закрывают не раздумывая.',
    isSouthern,
  ),
  phrase(
    'The courtyard is planted with bitter oranges; in March the whole house smells of them.',
    'Во дворе растут горькие апельсины; в марте ими пахнет весь дом.',
    isSouthern,
  ),
  phrase(
    'The walls are thick and pale, the windows deep, and the lobby smells of mint.',
    'Стены толстые и светлые, окна глубокие, в лобби пахнет мятой.',
    isDesert,
  ),
  phrase(
    'Date palms give the shade, and in September the dates.',
    'Финиковые пальмы дают тень, а в сентябре и финики.',
    isDesert,
  ),
  phrase(
    'Roofs are steep and overhang the verandas, so one can read through a tropical shower without moving the chair.',
    'Крыши крутые и нависают над верандами: тропический ливень можно переждать с книгой, не сдвигая кресла.',
    isTropical,
  ),
  phrase(
    'It is not a new house, but it is a well-kept one: paint every winter, flowers every spring.',
    'Дом не новый, но ухоженный: краска каждую зиму, цветы каждую весну.',
    (hotel) => hotel.builtYear < 2005,
  ),
];

/** Who feels at home there. */
export const guests: readonly Phrase[] = [
  phrase(
    'Families fill it in the school holidays: cots, bottle warmers and patience are on hand.',
    'В каникулы здесь живут семьи: есть кроватки, подогреватели и терпение.',
    isForFamilies,
  ),
  phrase(
    'Couples come in May and October, when the light is low and the water still warm.',
    'Пары приезжают в мае и октябре, когда свет низкий, а вода ещё тёплая.',
    and(isSouthern, isNear),
  ),
  phrase(
    'Half the guests have been here before; some have a favourite table and will tell you so.',
    'Половина гостей здесь не впервые; у некоторых есть любимый столик, и они об этом скажут.',
    isMiddle,
  ),
  phrase(
    'Divers are up at seven, sleepers at ten, and the kitchen serves both.',
    'Дайверы встают в семь, сони — в десять, и кухня кормит тех и других.',
    has('diving'),
  ),
  phrase(
    'It suits those who travel without children and do not want to hear anybody else’s.',
    'Подойдёт тем, кто едет без детей и не хочет слушать чужих.',
    has('adultsOnly'),
  ),
  phrase(
    'People who like to be left alone are left alone; those who ask are told where the good fish is.',
    'Кто хочет покоя, того не трогают; кто спросит, тому скажут, где хорошая рыба.',
    and(isSmall, hasNot('kidsClub')),
  ),
  phrase(
    'Three generations can share it without getting in one another’s way.',
    'Три поколения уживаются здесь, не мешая друг другу.',
    and(isLarge, hasNot('adultsOnly')),
  ),
  phrase(
    'Wheelchairs reach the lobby, the restaurant and the pool without a step.',
    'До лобби, ресторана и бассейна можно доехать на коляске без единой ступени.',
    and(isLarge, has('pool')),
  ),
  phrase(
    'It is a good first hotel in the country and, many say, a good tenth.',
    'Хорош как первый отель в стране и, говорят, как десятый.',
  ),
  phrase(
    'Guests praise the quiet and the breakfasts; the lift, they say, could be quicker.',
    'Гости хвалят тишину и завтраки; лифт, говорят, мог бы быть быстрее.',
    isMiddle,
  ),
  phrase(
    'Guests come from a dozen countries, and the football table has its own diplomacy.',
    'Гости из дюжины стран, и у настольного футбола своя дипломатия.',
    isLarge,
  ),
  phrase(
    'Those who work on the road find a desk, a socket and a line that holds a call.',
    'Кто работает в дороге, найдёт стол, розетку и связь, которая держит звонок.',
    has('wifi'),
  ),
  phrase(
    'Reviews speak of the gardener by name, which says something about the garden.',
    'В отзывах садовника называют по имени, и это кое-что говорит о саде.',
    isLarge,
  ),
  phrase(
    'It is a house for readers: there is a good lamp wherever there is a good chair.',
    'Это дом для тех, кто читает: где удобное кресло, там и хорошая лампа.',
    hasNot('waterSlides'),
  ),
  phrase(
    'Friends take three rooms in a row and a long table; nobody minds.',
    'Друзья берут три номера подряд и длинный стол, и никто не против.',
    isSmall,
  ),
  phrase(
    'Honeymooners get the quiet end, families the end near the kitchen; ask, and it is arranged.',
    'Молодожёнам дают тихий край, семьям — край поближе к кухне; попросите, и всё устроят.',
    hasNot('adultsOnly'),
  ),
  phrase(
    'Early risers find coffee at six by the door to the garden.',
    'Для тех, кто встаёт рано, с шести у двери в сад стоит кофе.',
  ),
];
