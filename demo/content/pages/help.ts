import { type EditorsPage, managerHelp } from '../editors-page.ts';
import { wordOf } from '../words.ts';

/** Short answers, for travellers and for agents. */
export const helpPages: readonly EditorsPage[] = [
  {
    slug: 'help',
    title: wordOf('help'),
    link: '/help/',
    subtitle: { en: 'Short answers', ru: 'Короткие ответы' },
    blocks: [
      {
        slug: 'questions',
        html: {
          en: '<details><summary>Why does a price change?</summary><p>A seat was sold, a season began, or the rate of the day is another one.</p></details><details><summary>What does “on request” mean?</summary><p>The hotel is asked first: it answers within a day.</p></details><details><summary>Can I change the dates?</summary><p>Yes, at the price of the new dates.</p></details>',
          ru: '<details><summary>Почему меняется цена?</summary><p>Продали место, начался сезон, или курс дня уже другой.</p></details><details><summary>Что значит «под запрос»?</summary><p>Сначала спросим отель: он отвечает в течение дня.</p></details><details><summary>Можно ли поменять даты?</summary><p>Да, по цене новых дат.</p></details>',
        },
      },
      managerHelp,
    ],
  },
  {
    slug: 'search',
    parent: 'help',
    title: { en: 'How to search', ru: 'Как искать' },
    link: '/help/search/',
    subtitle: { en: 'Fewer words, more offers', ru: 'Меньше слов, больше предложений' },
    blocks: [
      {
        slug: 'wide',
        title: { en: 'Begin wide', ru: 'Начните широко' },
        html: {
          en: '<p>A town, a country, two weeks to leave in and who travels: that is enough. Filters come after, each with the number of hotels that it leaves.</p>',
          ru: '<p>Город, страна, две недели на вылет и кто едет: этого достаточно. Фильтры потом, и у каждого написано, сколько отелей останется.</p>',
        },
      },
      {
        slug: 'calendar',
        title: { en: 'Read the calendar', ru: 'Читайте календарь' },
        html: {
          en: '<p>A solid day has a charter, a dashed one a charter on request, a hollow one regular flights only. A struck day has nothing.</p>',
          ru: '<p>Сплошной день: есть чартер. Пунктирный: чартер под запрос. Пустой внутри: только регулярные рейсы. Зачёркнутый: ничего нет.</p>',
        },
      },
      managerHelp,
    ],
  },
  {
    slug: 'service',
    parent: 'help',
    title: { en: 'For those who work here', ru: 'Тем, кто здесь работает' },
    link: '/help/service/',
    subtitle: { en: 'Orders, papers and money', ru: 'Заявки, документы и деньги' },
    blocks: [
      {
        slug: 'order',
        title: { en: 'What becomes of an order', ru: 'Что происходит с заявкой' },
        type: 'steps',
        html: {
          en: '<ol><li><b>Priced again</b> The moment you send it, line by line. If a line differs, you see which.</li><li><b>Held</b> Rooms from our allotment and seats on both flights are yours at once.</li><li><b>Asked</b> Anything on request goes to the hotel; it answers within a day.</li></ol>',
          ru: '<ol><li><b>Пересчёт</b> В момент отправки, строка за строкой. Если строка изменилась, видно какая.</li><li><b>Бронь</b> Номера из нашей квоты и места на обоих рейсах сразу ваши.</li><li><b>Запрос</b> Всё, что под запрос, уходит в отель; он отвечает в течение дня.</li></ol>',
        },
      },
      managerHelp,
    ],
  },
  {
    slug: 'kak-oplatit-tur',
    parent: 'service',
    title: { en: 'How to pay for a tour', ru: 'Как оплатить тур' },
    link: '/help/service/kak-oplatit-tur',
    subtitle: { en: 'At once or in parts', ru: 'Сразу или частями' },
    blocks: [
      {
        slug: 'parts',
        title: { en: 'In parts', ru: 'Частями' },
        type: 'steps',
        html: {
          en: '<ol><li><b>A third</b> On the day of the contract: it holds rooms and seats at the price of that day.</li><li><b>The rest</b> Four weeks before departure, at once or in as many parts as you like until then.</li><li><b>Papers</b> Vouchers and tickets come when all of it is paid.</li></ol>',
          ru: '<ol><li><b>Треть</b> В день договора: номера и места закрепляются по цене этого дня.</li><li><b>Остальное</b> За четыре недели до вылета, сразу или до этого дня любыми частями.</li><li><b>Документы</b> Ваучеры и билеты приходят, когда оплачено всё.</li></ol>',
        },
      },
      {
        slug: 'ways',
        title: { en: 'Ways to pay', ru: 'Способы оплаты' },
        html: {
          en: '<p>By card or in cash at a <a href="/contacts/sales-offices">sales office</a>, or by bank transfer with the number of the contract. The <a href="/info/payment">terms of payment</a> say what is due when.</p>',
          ru: '<p>Картой или наличными в <a href="/contacts/sales-offices">офисе продаж</a> или банковским переводом с номером договора. Что и когда оплатить, сказано в <a href="/info/payment">условиях оплаты</a>.</p>',
        },
      },
      managerHelp,
    ],
  },
  {
    slug: 'info-new-web',
    parent: 'service',
    title: { en: 'What is new on this site', ru: 'Что нового на этом сайте' },
    link: '/help/service/info-new-web',
    subtitle: {
      en: 'For those who knew the old one',
      ru: 'Для тех, кто привык к старому',
    },
    blocks: [
      {
        slug: 'changes',
        html: {
          en: '<ul><li>Every price opens into lines that sum exactly.</li><li>A search takes several countries, towns and hotels by name in one field.</li><li>The address of a page is the search: send it, and the other one sees the same.</li><li>Dark colours, if your device asks for them.</li></ul>',
          ru: '<ul><li>Каждая цена раскрывается в строки, и строки сходятся.</li><li>Страна, курорт и отель ищутся по имени в одном поле.</li><li>Адрес страницы и есть поиск: отправьте его, и другой увидит то же самое.</li><li>Тёмная тема, если её просит устройство.</li></ul>',
        },
      },
    ],
  },
];
