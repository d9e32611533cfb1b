import type { ResortKind } from '../places.ts';
import { beachLeads } from './beach-leads.ts';
import { type Phrase, phrase } from './phrase.ts';
import { has, isMiddle, isRenewed, isSmall } from './traits.ts';

/** The first sentence of a hotel's page: what it is and where it stands. */
export const leads: Record<ResortKind, readonly Phrase[]> = {
  beach: beachLeads,
  island: [
    phrase(
      'An island of its own: twenty minutes round on foot, most of it barefoot, none of it in a hurry.',
      'Отдельный остров: обойти его можно за двадцать минут, почти всё время босиком и никуда не спеша.',
    ),
    phrase(
      'A ring of sand, a green heart and a lagoon that changes its mind about blue every hour.',
      'Кольцо песка, зелёная середина и лагуна, которая каждый час заново решает, какой синей ей быть.',
    ),
    phrase(
      '{rooms} on one small island in {town}, half of them on stilts, all of them within earshot of the reef.',
      '{rooms} на одном небольшом острове ({town}): половина на сваях, и отовсюду слышно риф.',
    ),
    phrase(
      'You leave your shoes with the boatman: {name} has sand floors in the bar, in the library and at dinner.',
      'Обувь остаётся у лодочника: {name} — это песок под ногами и в баре, и в библиотеке, и за ужином.',
    ),
    phrase(
      'A long, narrow island with sunrise on one side and sunset on the other, five minutes apart.',
      'Длинный узкий остров: на одной стороне рассвет, на другой закат, между ними пять минут.',
    ),
    phrase(
      'The house reef drops off a short swim from the jetty, which is why half the guests of {name} have wet hair all day.',
      'Домашний риф обрывается совсем близко от пирса, поэтому у половины гостей {name} волосы мокрые целый день.',
      has('houseReef'),
    ),
    phrase(
      'Coconut palms, breadfruit trees and villas set so far apart that you borrow sugar only by bicycle.',
      'Кокосовые пальмы, хлебные деревья и виллы так далеко одна от другой, что за сахаром к соседям едут на велосипеде.',
    ),
    phrase(
      'A quiet island {where}: a lagoon for floating, a reef for looking, a jetty for the evening.',
      'Тихий остров {where}: лагуна, чтобы лежать на воде, риф, чтобы смотреть, пирс для вечера.',
    ),
  ],
  ski: [
    phrase(
      'A wooden house {where}, {rooms}, with a boot room that smells of wax and a kitchen that smells of butter.',
      'Деревянный дом {where}, {rooms}: в лыжной пахнет мазью, на кухне — маслом.',
      isSmall,
    ),
    phrase(
      'You ski to the terrace and walk out of it to the lift: {name} stands on the slope itself.',
      'До террасы съезжают на лыжах, от неё идут к подъёмнику: {name} стоит прямо на склоне.',
      has('slopeSide'),
    ),
    phrase(
      'Four floors of larch and stone {where}, {centre} from the church and warm from cellar to attic.',
      'Четыре этажа лиственницы и камня {where}: до церкви {centre}, и тепло от подвала до чердака.',
    ),
    phrase(
      'A mountain hotel of {rooms} whose day begins with a weather report and ends in the sauna.',
      'Горный отель, {rooms}: день здесь начинают с прогноза, а кончают в сауне.',
      has('spa'),
    ),
    phrase(
      'Balconies with geraniums in summer and snow caps in winter; the ski bus stops at the gate {where}.',
      'На балконах летом герань, зимой снежные шапки; лыжный автобус останавливается у самых ворот, {where}.',
    ),
    phrase(
      'Built in {built} and renewed in {renovated}, {name} keeps the old tiled stove and has added everything else.',
      '{name} построен в {built} году и обновлён в {renovated}: изразцовую печь оставили, остальное добавили.',
      isRenewed,
    ),
    phrase(
      'A place for people who count vertical metres, and for those who come along to read: windows to the south, cake at four.',
      'Место для тех, кто считает метры перепада, и для тех, кто приехал с ними почитать: окна на юг, пирог в четыре.',
    ),
    phrase(
      '{Where}, {centre} from the village square: close to the lifts, a little above the noise.',
      '{Where}, в {centre} от деревенской площади: близко к подъёмникам, чуть выше шума.',
    ),
  ],
  city: [
    phrase(
      'A tall, narrow house {where} with {rooms}, a lift that takes three, and breakfast under the roof.',
      'Высокий узкий дом {where}: {rooms}, лифт на троих и завтрак под самой крышей.',
      isSmall,
    ),
    phrase(
      'A city hotel of {rooms}, {centre} from the centre: everything you came for is a walk or two stops away.',
      'Городской отель, {rooms}, в {centre} от центра: всё, ради чего вы приехали, в одной прогулке или двух остановках.',
    ),
    phrase(
      'Behind a plain front {where} is a courtyard with a fountain; the city stops at its door and waits.',
      'За простым фасадом {where} — двор с фонтаном; город останавливается у двери и ждёт.',
    ),
    phrase(
      '{name} was built in {built}; the staircase is original, the mattresses are not.',
      '{name} построен в {built} году; лестница с тех времён, матрасы — нет.',
      (hotel) => hotel.builtYear < 1996,
    ),
    phrase(
      'For days full of walking: thick curtains, strong showers, and coffee from half past six.',
      'Для дней, когда много ходят пешком: плотные шторы, сильный душ и кофе с половины седьмого.',
    ),
    phrase(
      'The roof terrace of {name} shows the whole of {town} at once, and at dusk serves tea on it.',
      'С террасы на крыше {name} виден весь город сразу, а в сумерках там подают чай.',
      has('roofTerrace'),
    ),
    phrase(
      'A quiet side street {where}, {centre} from the middle of things, with a bakery opposite.',
      'Тихая боковая улица {where}, {centre} до середины событий, напротив пекарня.',
    ),
    phrase(
      'Large windows, a lobby with newspapers, and a doorman who knows which bus: {name} is a city hotel of the useful kind.',
      'Большие окна, газеты в лобби и швейцар, который знает, какой автобус вам нужен: {name} — городской отель полезного рода.',
      isMiddle,
    ),
  ],
  nature: [
    phrase(
      'Stone, wood and a view: {name} stands {where} with its back to the road and its terraces to the valley.',
      'Камень, дерево и вид: {name} стоит {where} спиной к дороге, террасами к долине.',
    ),
    phrase(
      '{rooms} among fruit trees {where}; at night one hears water and, once, an owl.',
      '{rooms} среди фруктовых деревьев {where}; ночью слышно воду и один раз сову.',
    ),
    phrase(
      'A small, slow place {where}: bicycles by the gate, breakfast until everyone is up.',
      'Маленькое неторопливое место {where}: велосипеды у ворот, завтрак до последнего проснувшегося.',
      isSmall,
    ),
    phrase(
      'The house follows the hillside down in steps, so every terrace is somebody’s front row.',
      'Дом спускается по склону ступенями, и каждая терраса у кого-то — первый ряд.',
    ),
    phrase(
      '{Where}, {centre} from the village, where mornings begin with mist and end with sun.',
      '{Where}, в {centre} от деревни: утро начинается туманом и кончается солнцем.',
    ),
    phrase(
      'Renewed in {renovated} with the hands and the stone of the place, and kept small on purpose.',
      'Дом обновили в {renovated} году здешними руками и здешним камнем и нарочно оставили небольшим.',
      isRenewed,
    ),
  ],
};
