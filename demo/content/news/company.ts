import type { WrittenNews } from './written-news.ts';

/** News of how we work. */
export const companyNews: readonly WrittenNews[] = [
  {
    slug: 'rates-at-half-past-eleven',
    daysAgo: 7,
    tags: ['payment', 'new-on-the-site'],
    look: 'city golden temperate',
    title: { en: 'New rates at 11:30', ru: 'Новый курс в 11:30' },
    lead: {
      en: 'Until then yesterday’s rate holds, and the header counts down.',
      ru: 'До этого действует вчерашний, а в шапке идёт отсчёт.',
    },
    html: {
      en: '<p>Prices in your currency follow the rate of the day. It changes once, at 11:30 by the clock of your market, so that nobody is surprised in the middle of an order.</p><p>The history of each rate opens from the header, and the <a href="/services/currencies">archive</a> has every day since the first, as a table and as a chart.</p>',
      ru: '<p>Цены в вашей валюте идут за курсом дня. Он меняется один раз, в 11:30 по времени вашего рынка, чтобы никого не удивить посреди заявки.</p><p>История каждого курса открывается из шапки, а в <a href="/services/currencies">архиве</a> есть все дни с самого первого, таблицей и графиком.</p>',
    },
  },
  {
    slug: 'two-rooms',
    daysAgo: 20,
    tags: ['families', 'new-on-the-site'],
    look: 'islands golden tropical',
    title: { en: 'Two families, one search', ru: 'Две семьи, один поиск' },
    lead: {
      en: 'Large parties are priced in several rooms.',
      ru: 'Большие компании считаются в нескольких номерах.',
    },
    html: {
      en: '<p>Six adults and three children no longer need three searches. Say who travels, and the offer says who sleeps where and what each room costs.</p><p>The whole party is one contract and one payment, but each family may have a receipt of its own: the lines of a room stand together.</p>',
      ru: '<p>Шестерым взрослым с тремя детьми больше не нужно три поиска. Назовите состав, и предложение скажет, кто где живёт и сколько стоит каждый номер.</p><p>На всех один договор и один платёж, но у каждой семьи может быть свой расчёт: строки одного номера стоят вместе.</p>',
    },
  },
  {
    slug: 'the-site-in-the-dark',
    daysAgo: 39,
    tags: ['new-on-the-site'],
    look: 'islands night tropical',
    title: { en: 'The site in the dark', ru: 'Сайт в темноте' },
    lead: {
      en: 'Dark colours for evenings, if your device asks for them or you do.',
      ru: 'Тёмные цвета для вечера, если их просит устройство или вы сами.',
    },
    html: {
      en: '<p>Most holidays are chosen after ten in the evening, beside somebody who sleeps already. The site now follows the setting of your device; in the foot of each page you may choose the other one.</p><p>Contrast is measured in both, and pictures keep their hours: a dawn stays a dawn.</p>',
      ru: '<p>Отпуск чаще всего выбирают после десяти вечера, рядом с тем, кто уже спит. Теперь сайт следует настройке устройства, а внизу каждой страницы можно выбрать другую.</p><p>Контраст измерен в обеих темах, а картинки сохраняют свой час: рассвет остаётся рассветом.</p>',
    },
  },
  {
    slug: 'every-price-opens',
    daysAgo: 52,
    tags: ['payment'],
    look: 'terrace sunset desert',
    title: { en: 'Every price opens', ru: 'Каждая цена раскрывается' },
    lead: {
      en: 'Nights, seats, transfer, insurance: lines that sum to the last unit.',
      ru: 'Ночи, места, трансфер, страховка: строки, которые сходятся до последней единицы.',
    },
    html: {
      en: '<p>Press a price and read what it is made of. A reduction is a line below zero; a child who flies free is a line of nothing. What is paid at the hotel stands apart, because it is not ours.</p><p>If a line has changed since you looked, the offer names that line and both amounts. It is the same when you come a week later by the address that you kept.</p>',
      ru: '<p>Нажмите на цену и прочтите, из чего она сделана. Скидка стоит строкой меньше нуля, ребёнок, который летит бесплатно, строкой с нулём. То, что платят в отеле, показано отдельно: это не наши деньги.</p><p>Если с прошлого раза строка изменилась, предложение назовёт её и обе суммы. Так же будет и через неделю, если вернуться по сохранённому адресу.</p>',
    },
  },
  {
    slug: 'who-answers-at-eleven',
    daysAgo: 60,
    tags: ['help'],
    look: 'city sunset nordic',
    title: { en: 'Who answers at eleven in the evening', ru: 'Кто отвечает в одиннадцать вечера' },
    lead: {
      en: 'A line for those who are on the way, day and night.',
      ru: 'Линия для тех, кто уже в пути, днём и ночью.',
    },
    html: {
      en: '<p>Whoever wants to buy is answered from nine to twenty-one. Whoever is on the way already, and has missed a bus or a suitcase, is answered at any hour: the number stands on the voucher.</p><p>Last month the longest wait was four minutes. The most frequent question was where the bus stands. It stands where the sheet in your voucher says, with a picture of the place.</p>',
      ru: '<p>Тем, кто хочет купить, отвечают с девяти до двадцати одного. Тем, кто уже в пути и остался без автобуса или чемодана, отвечают в любое время: номер указан в ваучере.</p><p>В прошлом месяце дольше всего ждали четыре минуты. Чаще всего спрашивали, где стоит автобус. Он стоит там, где сказано в листке к ваучеру, с фотографией места.</p>',
    },
  },
];
