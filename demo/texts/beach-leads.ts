import { type Phrase, phrase } from './phrase.ts';
import { and, has, isFar, isLarge, isMiddle, isNear, isRenewed, isSmall, isSouthern } from './traits.ts';

/** The first sentence about a hotel at a beach. */
export const beachLeads: readonly Phrase[] = [
  phrase(
    'A low, green resort {where}, {beach} from its last row of parasols to the lobby.',
    'Невысокий зелёный отель {where}: от последнего ряда зонтов до лобби {beach}.',
    and(isLarge, isNear),
  ),
  phrase(
    '{rooms} around a garden that ends at the sand: {name} is large enough for a crowd and laid out so that you seldom meet it.',
    '{rooms} вокруг сада, который кончается песком: {name} достаточно велик для толпы и устроен так, что её почти не встречаешь.',
    and(isLarge, has('sandyBeach')),
  ),
  phrase(
    'A resort to arrive at and stay put: {pools}, a street of small shops and the sea {beach} from the front door.',
    'Отель, куда приезжают и остаются: {pools}, своя улочка с лавками и море в {beach} от входа.',
    and(isLarge, has('pool')),
  ),
  phrase(
    '{Where}, behind a hedge of oleander, stands a resort of {rooms} that families return to until the children are taller than the slides.',
    '{Where} за живой изгородью из олеандра стоит отель на {rooms}: сюда возвращаются семьями, пока дети не перерастут горки.',
    and(isLarge, isSouthern, has('waterSlides')),
  ),
  phrase(
    'Three wings, one long garden and {beach} of shaded path to the water: {name} has been doing the same thing well since {built}.',
    'Три корпуса, один длинный сад и {beach} тенистой дорожки до воды: {name} с {built} года хорошо делает одно и то же дело.',
    isLarge,
  ),
  phrase(
    'A wide, sunny house {where}, built in {built} so that most balconies face the afternoon.',
    'Широкий солнечный дом {where}, построенный в {built} году так, чтобы балконы смотрели в сторону вечера.',
    isMiddle,
  ),
  phrase(
    'A hotel of {rooms} {where}: small enough to be greeted by name on the second morning, large enough for two restaurants.',
    'Отель {where}, {rooms}: достаточно мал, чтобы на второе утро здороваться по имени, и достаточно велик для двух ресторанов.',
    isMiddle,
  ),
  phrase(
    'The sea is {beach} away, the bakery a little nearer: {name} stands where the promenade {where} turns quiet.',
    'До моря {beach}, до пекарни и того меньше: {name} стоит там, где набережная {where} становится тихой.',
    and(isMiddle, isSouthern, (hotel) => !isFar(hotel)),
  ),
  phrase(
    'Whitewashed walls, green shutters, a courtyard with a pool in it, and the beach {beach} down the lane.',
    'Белёные стены, зелёные ставни, двор с бассейном и пляж в {beach} вниз по улочке.',
    and(isSouthern, has('pool')),
  ),
  phrase(
    'A calm address {where} for people who swim before breakfast: {beach} and you are in the water.',
    'Спокойный адрес {where} для тех, кто плавает до завтрака: {beach} — и вы в воде.',
    isNear,
  ),
  phrase(
    '{name} sits on the hill side of {town}, {beach} above the beach, which it repays with shade, air and a view from the upper floors.',
    '{name} стоит чуть выше, {where}, в {beach} от пляжа, и отдаёт долг тенью, воздухом и видом с верхних этажей.',
    isFar,
  ),
  phrase(
    'Not on the shore but {beach} from it, among ordinary shops and ordinary cats; the prices at the door are ordinary too.',
    'Не на берегу, а в {beach} от него, среди обычных лавок и обычных кошек; цены у порога тоже обычные.',
    isFar,
  ),
  phrase(
    'A family house of {rooms} {where}, run by people who still write the breakfast menu by hand.',
    'Семейный дом {where}, {rooms}: меню завтрака здесь до сих пор пишут от руки.',
    isSmall,
  ),
  phrase(
    '{rooms}, one staircase, a lemon tree by the gate and the sea in {beach}.',
    '{rooms}, одна лестница, лимон у калитки и море в {beach}.',
    and(isSmall, isSouthern),
  ),
  phrase(
    'A small hotel {where} with a large terrace, where the evening begins before the sun is down.',
    'Маленький отель {where} с большой террасой, где вечер начинается ещё до заката.',
    isSmall,
  ),
  phrase(
    'Grown-ups only, {beach} from the water: no slides, no loudspeakers, a library that people really use.',
    'Только взрослые, {beach} до воды: ни горок, ни громкоговорителей, а библиотекой в самом деле пользуются.',
    has('adultsOnly'),
  ),
  phrase(
    'First the garden, then the pool, then the promenade, then the sea: {name} is laid out in the order of a holiday.',
    'Сначала сад, потом бассейн, потом набережная, потом море: {name} устроен в порядке отпускного дня.',
    and(isNear, isSouthern, has('pool')),
  ),
  phrase(
    'A reef begins a few strokes from the jetty of {name}; masks hang by the door like umbrellas elsewhere.',
    'Риф начинается в нескольких взмахах от пирса {name}; маски висят у двери, как в других местах зонты.',
    has('houseReef'),
  ),
  phrase(
    'On the quiet side {where}, {centre} from the centre, with the water {beach} away and nothing much in between.',
    '{Where}, на тихой стороне: до центра {centre}, до воды {beach}, и между ними почти ничего.',
    (hotel) => hotel.toCentre > 1500,
  ),
  phrase(
    'In the thick of {town}, {centre} from its centre: you hear the evening begin and can join it in slippers.',
    'В самой гуще, {where}, в {centre} от центра: слышно, как начинается вечер, и выйти к нему можно в тапочках.',
    (hotel) => hotel.toCentre <= 700,
  ),
  phrase(
    'Renewed in {renovated}, the rooms are pale and plain, the garden is old, and the sea, {beach} off, is the same.',
    'Номера обновили в {renovated}: они светлые и простые; сад старый, а море в {beach} прежнее.',
    isRenewed,
  ),
  phrase(
    'New since {built}: clean lines, large glass, and {beach} to the water by a path that is lit at night.',
    'Отель открылся в {built} году: чистые линии, большие стёкла и {beach} до воды по дорожке, которую ночью освещают.',
    (hotel) => hotel.builtYear >= 2017,
  ),
];
