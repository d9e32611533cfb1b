import type { WrittenNews } from './written-news.ts';

/** News of what is sold. */
export const tourNews: readonly WrittenNews[] = [
  {
    slug: 'next-summer-is-on-sale',
    daysAgo: 2,
    tags: ['summer', 'early-booking'],
    look: 'beach golden mediterranean',
    title: { en: 'Next summer is on sale', ru: 'Следующее лето в продаже' },
    lead: {
      en: 'Rooms and seats from May to October, at the prices of early booking.',
      ru: 'Номера и места с мая по октябрь, по ценам раннего бронирования.',
    },
    html: {
      en: '<p>The contracts of most hotels on the warm coasts are loaded, and with them the reductions for those who decide early. A reduction stands in the receipt as a line of its own, so that you see what waiting would cost.</p><h3>How to look</h3><p>Open <a href="/search/lato">summer</a> and choose a length of stay: the list has the cheapest days of each hotel. If your holidays are fixed, put the dates into the <a href="/search/tours">search</a> instead.</p><p>A third is due on the day of the contract, the rest four weeks before departure. Until then the dates may be changed at the price of the new ones.</p>',
      ru: '<p>Договоры большинства отелей на тёплых побережьях загружены, а с ними и скидки для тех, кто решает заранее. Скидка стоит в расчёте отдельной строкой, и видно, во сколько обойдётся ожидание.</p><h3>Как искать</h3><p>Откройте <a href="/search/lato">лето</a> и выберите длину поездки: в списке самые дешёвые дни каждого отеля. Если отпуск уже назначен, введите даты в <a href="/search/tours">поиск</a>.</p><p>Треть вносится в день договора, остальное за четыре недели до вылета. До этого дня даты можно поменять по цене новых.</p>',
    },
  },
  {
    slug: 'first-snow',
    daysAgo: 9,
    tags: ['winter'],
    look: 'mountains dawn alpine',
    title: { en: 'First snow, first prices', ru: 'Первый снег, первые цены' },
    lead: {
      en: 'Mountain resorts are on sale for the whole season, school holidays included.',
      ru: 'Горные курорты в продаже на весь сезон, включая школьные каникулы.',
    },
    html: {
      en: '<p>We have added the hotels below the lifts to <a href="/search/zima">winter</a>. Each says how far the nearest lift is, in metres and not in minutes of somebody in a hurry.</p><ul><li>Skis and boots fly as luggage of their own: the fare says whether they are included.</li><li>Insurance for the slopes is a line that you add, because not everybody who goes to the mountains skis.</li><li>In the weeks of school holidays most hotels sell seven nights only.</li></ul>',
      ru: '<p>В раздел <a href="/search/zima">зимы</a> добавлены отели под подъёмниками. У каждого сказано, сколько до ближайшего подъёмника, причём в метрах, а не в минутах спешащего человека.</p><ul><li>Лыжи и ботинки летят отдельным багажом: включён ли он, сказано в тарифе.</li><li>Страховка для склонов добавляется строкой, потому что в горы едут не только кататься.</li><li>В недели каникул большинство отелей продают только семь ночей.</li></ul>',
    },
  },
  {
    slug: 'rooms-for-five',
    daysAgo: 16,
    tags: ['families'],
    look: 'pool day tropical',
    title: { en: 'Rooms for five are found at once', ru: 'Номера на пятерых находятся сразу' },
    lead: {
      en: 'Say the ages of the children, and hotels count them as their contracts do.',
      ru: 'Назовите возраст детей, и отели посчитают их по своим договорам.',
    },
    html: {
      en: '<p>A girl of twelve is a child in one hotel and an adult in the next. Until now one had to open each to find out. The search asks for the ages once and then counts everybody as the contract of each hotel does.</p><p>If no room takes all five, two rooms are proposed, and the receipt says who sleeps where. Connected rooms are a wish: we send it, and the hotel answers within a day.</p>',
      ru: '<p>Двенадцатилетняя девочка в одном отеле ребёнок, а в соседнем уже взрослая. Раньше это выяснялось в каждом отеле отдельно. Теперь поиск один раз спрашивает возраст, а дальше считает всех так, как велит договор отеля.</p><p>Если впятером ни в один номер не поместиться, предлагаются два, и в расчёте сказано, кто где спит. Смежные номера остаются пожеланием: мы его передаём, и отель отвечает в течение дня.</p>',
    },
  },
  {
    slug: 'a-day-with-a-guide',
    daysAgo: 24,
    tags: ['excursions'],
    look: 'oldtown sunset mediterranean',
    title: { en: 'A day with a guide', ru: 'День с гидом' },
    lead: {
      en: 'Excursions have pages of their own: how long, how far, what to wear.',
      ru: 'У экскурсий появились свои страницы: сколько длится, далеко ли, что надеть.',
    },
    html: {
      en: '<p>Whoever has paid for a beach does not always know what lies an hour behind it. The pages of our <a href="/countries/">countries</a> now lead to excursions by region and by kind: on foot, by boat, to the ruins, to the kitchen of somebody’s grandmother.</p><p>They are booked with the representative in the hotel, on the spot and without haste. Groups are of at most eighteen, because in a larger one the last hears nothing.</p>',
      ru: '<p>Кто купил пляж, не всегда знает, что лежит в часе езды от него. Со страниц <a href="/countries/">стран</a> теперь можно перейти к экскурсиям по регионам и видам: пешком, на лодке, к развалинам, на кухню к чьей-то бабушке.</p><p>Записывает на них представитель в отеле, на месте и без спешки. В группе не больше восемнадцати человек: в большей последний ничего не слышит.</p>',
    },
  },
  {
    slug: 'voyages-day-by-day',
    daysAgo: 33,
    tags: ['cruises'],
    look: 'cruise day mediterranean',
    title: { en: 'Voyages, day by day', ru: 'Круизы по дням' },
    lead: {
      en: 'Every sailing says at which hour the ship is in which port.',
      ru: 'У каждого рейса сказано, в котором часу и в каком порту стоит корабль.',
    },
    html: {
      en: '<p>The page of a <a href="/cruises/">voyage</a> has its days with ports and hours, the decks with the place of your cabin, and what is paid on board: service, drinks, the internet.</p><p>Cabins without a window cost a third less. Those who sleep badly in the dark should know it before and not after, so it stands beside the price.</p>',
      ru: '<p>На странице <a href="/cruises/">круиза</a> есть дни с портами и часами, палубы с местом вашей каюты и всё, что платят на борту: сервис, напитки, интернет.</p><p>Каюты без окна дешевле на треть. Тем, кто плохо спит в темноте, лучше узнать об этом до, а не после, поэтому так и написано рядом с ценой.</p>',
    },
  },
];
