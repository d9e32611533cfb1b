import type { WrittenNews } from './written-news.ts';

/** News of how one gets there. */
export const flightNews: readonly WrittenNews[] = [
  {
    slug: 'more-saturday-seats',
    daysAgo: 4,
    tags: ['summer', 'turkey'],
    look: 'beach dawn mediterranean',
    title: { en: 'More seats on Saturdays', ru: 'По субботам больше мест' },
    lead: {
      en: 'A second charter to the Turkish coast, for those who work until Friday evening.',
      ru: 'Второй чартер к турецкому побережью, для тех, кто работает до вечера пятницы.',
    },
    html: {
      en: '<p>From the large towns a second aircraft leaves on Saturdays. The first one goes in the morning and the second after lunch, so that a family from the country need not get up at three.</p><p>Both are in the search of <a href="/countries/turkey">Türkiye</a>. The time of departure stands in the offer, and changing from one to the other is a line in the receipt.</p>',
      ru: '<p>Из больших городов по субботам летит второй самолёт. Первый утром, второй после обеда, и семье из области не нужно вставать в три.</p><p>Оба уже в поиске <a href="/countries/turkey">Турции</a>. Время вылета указано в предложении, а замена одного рейса на другой стоит в расчёте отдельной строкой.</p>',
    },
  },
  {
    slug: 'four-kinds-of-days',
    daysAgo: 12,
    tags: ['new-on-the-site'],
    look: 'city night temperate',
    title: { en: 'Four kinds of days in one calendar', ru: 'Четыре вида дней в одном календаре' },
    lead: {
      en: 'Solid, dashed, hollow and struck: the shape of a day says what flies on it.',
      ru: 'Сплошной, пунктирный, пустой и зачёркнутый: форма дня говорит, что в этот день летит.',
    },
    html: {
      en: '<ul><li><b>Solid</b>: a charter, confirmed at once.</li><li><b>Dashed</b>: a charter on request; we ask and answer within a day.</li><li><b>Hollow</b>: regular flights only, often dearer and with a change.</li><li><b>Struck</b>: nothing goes there from your town.</li></ul><p>Colours say the same, but not everybody sees them alike, and the shape is there in print too. Hold the pointer over a day, or go to it with the keys, and it is said in words.</p>',
      ru: '<ul><li><b>Сплошной</b>: чартер, подтверждаем сразу.</li><li><b>Пунктирный</b>: чартер под запрос; спросим и ответим в течение дня.</li><li><b>Пустой внутри</b>: только регулярные рейсы, часто дороже и с пересадкой.</li><li><b>Зачёркнутый</b>: из вашего города ничего не летит.</li></ul><p>Цвета говорят то же самое, но видят их все по-разному, а форма остаётся и на бумаге. Наведите указатель на день или дойдите до него клавишами, и он скажет это словами.</p>',
    },
  },
  {
    slug: 'what-a-fare-says-of-luggage',
    daysAgo: 27,
    tags: ['luggage'],
    look: 'savanna golden desert',
    title: { en: 'What a fare says of luggage', ru: 'Что тариф говорит о багаже' },
    lead: {
      en: 'Kilograms, pieces and the size of what goes under the seat, beside every flight.',
      ru: 'Килограммы, места и размер сумки под кресло, рядом с каждым рейсом.',
    },
    html: {
      en: '<p>A cheap fare is often cheap because the suitcase stays at home. Each flight of an offer now says what is included: how many pieces, how heavy, and what may be taken into the cabin.</p><p>On the way home the rules may be others, if another carrier flies. Then both are shown. Whatever is not included can be added for the whole party at once. <a href="/info/help/luggage">What to do if a suitcase is lost</a> stands in the help.</p>',
      ru: '<p>Дешёвый тариф часто дёшев потому, что чемодан остаётся дома. Теперь у каждого рейса в предложении сказано, что включено: сколько мест, какого веса и что можно взять в салон.</p><p>Обратно правила могут быть другими, если летит другой перевозчик. Тогда показаны оба. То, чего нет в тарифе, добавляется сразу на всех. <a href="/info/help/luggage">Что делать, если чемодан потерялся</a>, сказано в помощи.</p>',
    },
  },
  {
    slug: 'after-midnight',
    daysAgo: 45,
    tags: ['hotels'],
    look: 'beach night tropical',
    title: { en: 'If the flight lands after midnight', ru: 'Если самолёт садится после полуночи' },
    lead: {
      en: 'The first night is that of the landing, and it is counted so.',
      ru: 'Первая ночь считается со дня прилёта, и так она и посчитана.',
    },
    html: {
      en: '<p>A flight that leaves on Friday at eleven in the evening lands on Saturday. The hotel expects you on Saturday too, from two in the afternoon. Who wants to sleep at four in the morning needs the night before.</p><p>The offer says so in a line, and adds that night with one press where the hotel has it. The transfer waits for the aircraft, however late it is.</p>',
      ru: '<p>Рейс, который вылетает в пятницу в одиннадцать вечера, садится в субботу. Отель тоже ждёт вас в субботу, с двух часов дня. Кто хочет спать уже в четыре утра, тому нужна предыдущая ночь.</p><p>В предложении об этом сказано строкой, и эта ночь добавляется одним нажатием, если она у отеля есть. Трансфер дождётся самолёта, как бы тот ни опоздал.</p>',
    },
  },
  {
    slug: 'spring-timetable',
    daysAgo: -6,
    tags: ['summer'],
    look: 'lagoon dawn tropical',
    title: { en: 'The timetable of spring', ru: 'Весеннее расписание' },
    lead: {
      en: 'Regular flights change to summer time on the last Sunday of March.',
      ru: 'Регулярные рейсы переходят на летнее время в последнее воскресенье марта.',
    },
    html: {
      en: '<p>From that day some flights leave an hour earlier. Whoever has a contract already gets a letter if the change is of more than thirty minutes, and may then choose another flight at the same price.</p>',
      ru: '<p>С этого дня часть рейсов вылетает на час раньше. Тем, у кого договор уже есть, придёт письмо, если время сдвинулось больше чем на тридцать минут, и можно будет выбрать другой рейс по той же цене.</p>',
    },
  },
];
