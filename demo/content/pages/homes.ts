import type { EditorsPage } from '../editors-page.ts';

type Home = Omit<EditorsPage, 'slug' | 'type' | 'link'>;

/** What the variants without a shop window open with, and what the portal says to agents. */
export const homePages: readonly EditorsPage[] = homes().map((home) => ({
  ...home,
  slug: 'home',
  type: 'home',
  link: '/',
}));

function homes(): Home[] {
  return [
    {
      variants: 'agent',
      title: { en: 'Sell the sun.', ru: 'Продавайте солнце.' },
      subtitle: {
        en: 'The search that your tourists see: the same price, the same receipt.',
        ru: 'Тот же поиск, что у туристов: та же цена и тот же расчёт.',
      },
      advantages: { en: 'Your day with us', ru: 'Ваш день с нами' },
      icons: [
        [
          'bolt',
          {
            en: 'Confirmed at once where we hold rooms and seats',
            ru: 'Сразу подтверждаем, если есть квота и места',
          },
        ],
        [
          'share',
          {
            en: 'Send a search or an offer by its address',
            ru: 'Поиск и предложение можно отправить ссылкой',
          },
        ],
        [
          'compare',
          { en: 'Compare up to twenty hotels side by side', ru: 'Сравнение до двадцати отелей рядом' },
        ],
      ],
      note: { en: 'Become a partner', ru: 'Стать партнёром' },
      summary: {
        html: {
          en: '<h2>No contract yet?</h2><p>Write today: the contract comes the same working day, and the portal opens as soon as it is signed.</p>',
          ru: '<h2>Ещё нет договора?</h2><p>Напишите сегодня: договор придёт в тот же рабочий день, а портал откроется сразу после подписи.</p>',
        },
        link: '/cooperation/',
      },
    },
    {
      variants: 'b2b',
      look: 'desert golden desert',
      title: { en: 'Sell what you can explain.', ru: 'Продавайте то, что можно объяснить.' },
      subtitle: {
        en: 'Tours to 38 countries, each with a receipt that you can read out to your client.',
        ru: 'Туры в 38 стран, и у каждого расчёт, который можно прочесть клиенту вслух.',
      },
      note: { en: 'Become a partner', ru: 'Стать партнёром' },
      summary: { link: '/cooperation/apply' },
      seoTitle: { en: 'For travel agencies', ru: 'Агентствам' },
      seoDescription: {
        en: 'How an agency becomes a partner: a contract in a day, a login for each of your people, a commission from the first order.',
        ru: 'Как агентству стать партнёром: договор за день, вход для каждого сотрудника и комиссия с первой заявки.',
      },
      icons: [
        ['check', { en: 'A contract in a day', ru: 'Договор за день' }],
        ['user', { en: 'A login for each of your people', ru: 'Вход для каждого сотрудника' }],
        ['tag', { en: 'A commission from the first order', ru: 'Комиссия с первой заявки' }],
      ],
      blocks: [
        {
          slug: 'how',
          title: { en: 'How to become a partner', ru: 'Как стать партнёром' },
          type: 'steps',
          html: {
            en: '<ol><li><b>Write</b> Your name, town and registration number. One letter is enough.</li><li><b>Sign</b> The contract comes the same working day.</li><li><b>Log in</b> Each of your people has a login of their own.</li><li><b>Sell</b> Search, hold, confirm: your commission is on every order.</li></ol>',
            ru: '<ol><li><b>Напишите</b> Название, город и регистрационный номер. Хватит одного письма.</li><li><b>Подпишите</b> Договор придёт в тот же рабочий день.</li><li><b>Войдите</b> У каждого сотрудника свой вход.</li><li><b>Продавайте</b> Поиск, бронь, подтверждение: комиссия с каждой заявки.</li></ol>',
          },
        },
        {
          slug: 'receipt',
          title: { en: 'A price that holds in a conversation.', ru: 'Цена, о которой можно говорить.' },
          type: 'band',
          html: {
            en: '<p>Each flight, each night, each fee is a line, and the lines sum. If one of them changes before you confirm, the portal says which one and why. So can you.</p>',
            ru: '<p>Каждый перелёт, каждая ночь и каждый сбор стоят строкой, и строки сходятся. Если до подтверждения одна изменится, портал скажет какая и почему. И вы скажете.</p>',
          },
          has: 'button',
        },
        {
          slug: 'figures',
          title: { en: 'What you sell', ru: 'Что вы продаёте' },
          type: 'figures',
          html: {
            en: '<ul><li><b>38</b> countries</li><li><b>1,200</b> hotels with contracts of our own</li><li><b>50</b> towns to leave from</li><li><b>16</b> markets, each in its currency</li></ul>',
            ru: '<ul><li><b>38</b> стран</li><li><b>1200</b> отелей по нашим договорам</li><li><b>50</b> городов вылета</li><li><b>16</b> рынков, каждый в своей валюте</li></ul>',
          },
        },
      ],
    },
    {
      variants: 'events',
      look: 'islands golden mediterranean',
      title: { en: 'Take the whole company.', ru: 'Возьмите всю компанию.' },
      subtitle: {
        en: 'Conferences, incentive trips and celebrations, from twenty guests to a thousand.',
        ru: 'Конференции, поощрительные поездки и праздники: от двадцати гостей до тысячи.',
      },
      note: { en: 'See our works', ru: 'Смотреть работы' },
      summary: { link: '/projects' },
      pagesOf: 'projects',
      seoTitle: { en: 'Events', ru: 'События' },
      seoDescription: {
        en: 'Conferences, incentive trips and celebrations abroad: what we have done, and how we work.',
        ru: 'Конференции, поощрительные поездки и праздники за границей: что мы сделали и как работаем.',
      },
      blocks: [
        {
          slug: 'how',
          title: { en: 'How we work', ru: 'Как мы работаем' },
          type: 'steps',
          html: {
            en: '<ol><li><b>Listen</b> Whom you take, why, and what must not happen.</li><li><b>Show</b> Three places with an estimate line by line.</li><li><b>Rehearse</b> We go there before you do.</li><li><b>Stay</b> Our people are there until the last guest has left.</li></ol>',
            ru: '<ol><li><b>Слушаем</b> Кого везёте, зачем и чего случиться не должно.</li><li><b>Показываем</b> Три места со сметой по строкам.</li><li><b>Репетируем</b> Едем туда раньше вас.</li><li><b>Остаёмся</b> Наши люди на месте, пока не уедет последний гость.</li></ol>',
          },
        },
        {
          slug: 'works',
          title: { en: 'Our works', ru: 'Наши работы' },
          html: {
            en: '<p>The places are real; the companies are invented, like our hotels.</p>',
            ru: '<p>Места настоящие; компании придуманы, как и наши отели.</p>',
          },
          has: 'socials',
        },
      ],
    },
    {
      variants: 'vacancies',
      look: 'savanna dawn tropical',
      title: { en: 'Work where holidays begin.', ru: 'Работа там, где начинается отпуск.' },
      subtitle: {
        en: 'Contracts, flights, guides, code: people who care how a journey feels.',
        ru: 'Договоры, рейсы, гиды, код: люди, которым важно, какой будет поездка.',
      },
      note: { en: 'See the vacancies', ru: 'Смотреть вакансии' },
      summary: { link: '/vacancies' },
      seoTitle: { en: 'Careers', ru: 'Карьера' },
      seoDescription: {
        en: 'What we do, how we hire, and whom we are looking for.',
        ru: 'Чем мы занимаемся, как нанимаем и кого ищем.',
      },
      icons: [
        [
          'sun',
          {
            en: 'Two trips a year to the hotels that you sell',
            ru: 'Две поездки в год в отели, которые вы продаёте',
          },
        ],
        ['clock', { en: 'No calls after seven', ru: 'Без звонков после семи' }],
        ['globe', { en: 'Work from the town that you live in', ru: 'Работа из города, где вы живёте' }],
      ],
      blocks: [
        {
          slug: 'how',
          title: { en: 'How we hire', ru: 'Как мы нанимаем' },
          type: 'steps',
          html: {
            en: '<ol><li><b>A letter</b> Half a page: what you did last, and what you would do here.</li><li><b>A talk</b> An hour with the person whom you would work with.</li><li><b>A day</b> A real task, paid, beside us.</li></ol>',
            ru: '<ol><li><b>Письмо</b> Полстраницы: что делали последним и что сделали бы у нас.</li><li><b>Разговор</b> Час с тем, с кем будете работать.</li><li><b>День</b> Настоящая задача рядом с нами, оплаченная.</li></ol>',
          },
        },
        {
          slug: 'open',
          title: { en: 'Open now', ru: 'Открыто сейчас' },
          html: {
            en: '<p>Ten examples of <a href="/vacancies">vacancies</a>, by city and area of work. This operator is invented, and hires nobody.</p>',
            ru: '<p>Десять примеров <a href="/vacancies">вакансий</a>, по городам и направлениям. Оператор придуман и никого не нанимает.</p>',
          },
        },
      ],
    },
    {
      variants: 'survey',
      look: 'lagoon dawn tropical',
      title: { en: 'How was it?', ru: 'Ну как отдохнули?' },
      subtitle: {
        en: 'Eight questions after a journey. Your answers choose the hotels of the next season.',
        ru: 'Восемь вопросов после поездки. Ваши ответы выбирают отели следующего сезона.',
      },
      note: { en: 'To the questions', ru: 'К вопросам' },
      summary: { link: '/question' },
      seoTitle: { en: 'Questionnaire', ru: 'Анкета' },
      seoDescription: {
        en: 'Eight questions about your journey: what they are for, and what you can win.',
        ru: 'Восемь вопросов о поездке: зачем они и что можно выиграть.',
      },
      icons: [
        ['clock', { en: 'Three minutes', ru: 'Три минуты' }],
        ['user', { en: 'Read by people', ru: 'Читают люди' }],
        ['star', { en: 'A journey for two each month', ru: 'Каждый месяц поездка на двоих' }],
      ],
      blocks: [
        {
          slug: 'why',
          title: { en: 'What becomes of your answers', ru: 'Что будет с ответами' },
          html: {
            en: '<p>Whoever buys from a hotel reads what its guests wrote, every Monday. A hotel that is praised three times gets more rooms; one that is blamed three times gets a call.</p>',
            ru: '<p>По понедельникам тот, кто работает с отелем, читает ответы его гостей. Отель, который трижды похвалили, получит больше номеров; которого трижды ругали, получит звонок.</p>',
          },
        },
        {
          slug: 'draw',
          title: { en: 'One journey a month.', ru: 'Одна поездка в месяц.' },
          type: 'band',
          html: {
            en: '<p>On the first Monday of each month we draw a week for two among all complete answers. <a href="/winners">Rules and winners</a></p>',
            ru: '<p>В первый понедельник месяца среди полных ответов разыгрываем неделю на двоих. <a href="/winners">Правила и победители</a></p>',
          },
        },
      ],
    },
    {
      variants: 'card',
      look: 'beach golden mediterranean',
      title: { en: 'Come in, we are open.', ru: 'Заходите, мы открыты.' },
      subtitle: {
        en: 'A sales office of Solstice: the same tours and prices as on the site, and a person beside them.',
        ru: 'Офис продаж Solstice: те же туры и цены, что на сайте, и человек рядом.',
      },
      note: { en: 'Write to us', ru: 'Написать нам' },
      summary: { link: '/contacts/' },
      seoTitle: { en: 'Sales office', ru: 'Офис продаж' },
      seoDescription: {
        en: 'Address, telephone and hours of the office, and what it does for travellers.',
        ru: 'Адрес, телефон и часы работы офиса и чем он помогает туристам.',
      },
      icons: [
        [
          'user',
          { en: 'Advisers who have slept in the hotels', ru: 'Менеджеры, которые ночевали в этих отелях' },
        ],
        ['ticket', { en: 'Papers ready while you wait', ru: 'Документы, пока вы ждёте' }],
        ['phone', { en: 'We answer while you are away', ru: 'На связи, пока вы в поездке' }],
      ],
      blocks: [
        {
          slug: 'bring',
          title: { en: 'What to bring', ru: 'Что взять с собой' },
          html: {
            en: '<p>A wish and the ages of the children. If you know already where to: the passports of everybody who travels.</p>',
            ru: '<p>Желание и возраст детей. Если уже знаете куда, то паспорта всех, кто едет.</p>',
          },
        },
        {
          slug: 'payment',
          title: { en: 'How to pay', ru: 'Как платить' },
          html: {
            en: '<p>By card or in cash, in whole or in parts. When and how much is written under <a href="/info/payment">payment</a>.</p>',
            ru: '<p>Картой или наличными, сразу или частями. Сроки и доли названы на странице <a href="/info/payment">об оплате</a>.</p>',
          },
        },
      ],
    },
    {
      variants: 'photobase',
      look: 'desert dawn desert',
      title: { en: 'Pictures that sell a journey.', ru: 'Снимки, которые продают поездку.' },
      subtitle: {
        en: 'Hotels, rooms and places for the people who sell them.',
        ru: 'Отели, номера и места для тех, кто их продаёт.',
      },
      note: { en: 'Log in', ru: 'Войти' },
      summary: { link: '/auth?from=%2Falbums' },
      seoTitle: { en: 'Photo archive', ru: 'Фотоархив' },
      seoDescription: {
        en: 'An archive of pictures for travel agencies, behind a login.',
        ru: 'Архив снимков для агентств, вход по паролю.',
      },
      icons: [
        ['area', { en: 'Three sizes: letters, sites, print', ru: 'Три размера: письма, сайты, печать' }],
        ['check', { en: 'Free for whoever sells the hotel', ru: 'Бесплатно тем, кто продаёт отель' }],
        ['globe', { en: 'Found in thirteen languages', ru: 'Поиск на тринадцати языках' }],
      ],
      blocks: [
        {
          slug: 'may',
          title: { en: 'What you may do', ru: 'Что можно' },
          html: {
            en: '<p>Show them on your site, in print and in letters, as long as you sell the hotel that they show. Cropping is fine; painting palms into them is not.</p>',
            ru: '<p>Показывать на сайте, в печати и в письмах, пока вы продаёте этот отель. Кадрировать можно; дорисовывать пальмы нельзя.</p>',
          },
        },
        {
          slug: 'real',
          title: { en: 'Drawn, not taken', ru: 'Нарисованы, а не сняты' },
          html: {
            en: '<p>In this demo the pictures are posters that are drawn from facts about each place. They go the way that photographs will.</p>',
            ru: '<p>В этом демо картинки нарисованы по фактам о каждом месте. Они идут тем же путём, каким пойдут фотографии.</p>',
          },
        },
      ],
    },
    {
      variants: 'rates',
      look: 'beach day mediterranean',
      title: { en: 'What money costs today.', ru: 'Сколько сегодня стоят деньги.' },
      subtitle: {
        en: 'The rates that our tours are sold at. New ones come at 11:30.',
        ru: 'Курсы, по которым продаются наши туры. Новые приходят в 11:30.',
      },
      note: { en: 'Archive of rates', ru: 'Архив курсов' },
      summary: { link: '/services/currencies#archive' },
      seoTitle: { en: 'Currency rates of today', ru: 'Курсы валют на сегодня' },
      seoDescription: {
        en: 'Rates of thirteen currencies of today, their change since yesterday, and their history.',
        ru: 'Сегодняшние курсы тринадцати валют, изменение за день и история.',
      },
      blocks: [
        {
          slug: 'when',
          title: { en: 'When a rate holds', ru: 'Когда действует курс' },
          html: {
            en: '<p>From 11:30 until 11:30 of the next day, by the clock of the market. Every price of our sites is computed at the rate that holds at that moment.</p>',
            ru: '<p>С 11:30 до 11:30 следующего дня по времени рынка. Каждая цена на наших сайтах считается по курсу, который действует в этот момент.</p>',
          },
        },
        {
          slug: 'from',
          title: { en: 'Where they come from', ru: 'Откуда они' },
          html: {
            en: '<p>From an open source that is named on the page of <a href="/data-sources">data sources</a>. On weekends and holidays the last rate stays.</p>',
            ru: '<p>Из открытого источника, он назван на странице <a href="/data-sources">источников данных</a>. В выходные и праздники остаётся последний курс.</p>',
          },
        },
      ],
    },
  ];
}
