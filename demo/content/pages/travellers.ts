import { type EditorsPage, managerHelp } from '../editors-page.ts';
import { wordOf } from '../words.ts';

/** What travellers read before they buy. */
export const travellersPages: readonly EditorsPage[] = [
  {
    slug: 'how-to-buy',
    title: wordOf('howToBuy'),
    subtitle: { en: 'From the search to the boarding pass', ru: 'От поиска до посадочного талона' },
    icons: [
      ['search', { en: 'Every price is final', ru: 'Каждая цена окончательна' }],
      [
        'check',
        { en: 'Confirmed at once where we hold rooms', ru: 'Подтверждаем сразу там, где у нас есть номера' },
      ],
      ['phone', { en: 'People who answer', ru: 'Отвечают люди' }],
    ],
    blocks: [
      {
        slug: 'steps',
        title: { en: 'Three steps', ru: 'Три шага' },
        html: {
          en: '<ol><li>Choose a town to leave from, a country, dates and who travels.</li><li>Open an offer: its receipt names every line of the price.</li><li>Send a request, or come to a sales office.</li></ol>',
          ru: '<ol><li>Выберите город вылета, страну, даты и состав.</li><li>Откройте предложение: в расчёте названа каждая строка цены.</li><li>Отправьте заявку или приходите в офис продаж.</li></ol>',
        },
        has: 'button',
      },
      {
        slug: 'documents',
        title: { en: 'What you need', ru: 'Что понадобится' },
        html: {
          en: '<p>A passport that is valid for six months after the way home, for every traveller, children included. Whether a visa is needed is written <a href="/info/visas">here</a> and beside each country.</p>',
          ru: '<p>Загранпаспорт, действительный ещё полгода после возвращения, на каждого, включая детей. Нужна ли виза, написано <a href="/info/visas">здесь</a> и рядом с каждой страной.</p>',
        },
      },
      managerHelp,
    ],
  },
  {
    slug: 'payment',
    parent: 'how-to-buy',
    title: wordOf('payment'),
    subtitle: {
      en: 'In the currency of your site, whole units only',
      ru: 'В валюте вашего сайта, без копеек',
    },
    blocks: [
      {
        slug: 'terms',
        title: { en: 'When to pay', ru: 'Когда платить' },
        html: {
          en: '<p>A third on the day of the contract, the rest four weeks before departure. Nearer than that, everything at once.</p>',
          ru: '<p>Треть в день договора, остальное за четыре недели до вылета. Если до вылета меньше, всё сразу.</p>',
        },
      },
      {
        slug: 'refunds',
        title: { en: 'If you cannot go', ru: 'Если поехать не получилось' },
        html: {
          en: '<p>We keep only what the hotel and the carrier have kept. The <a href="#terms">terms</a> say how much by when.</p>',
          ru: '<p>Мы удержим только то, что удержали отель и перевозчик. Сроки и доли названы в <a href="#terms">условиях</a>.</p>',
        },
      },
      managerHelp,
    ],
  },
  {
    slug: 'visas',
    title: wordOf('visas'),
    subtitle: { en: 'Who needs one, and how long it takes', ru: 'Кому нужна и сколько ждать' },
    blocks: [
      {
        slug: 'general',
        html: {
          en: '<p>Each country is marked where a visa is needed. The mark speaks of citizens of the country that you leave from, who stay for a holiday; for anyone else, ask the consulate.</p>',
          ru: '<p>У каждой страны стоит отметка, если нужна виза. Она говорит о гражданах страны вылета, которые едут отдыхать; всем остальным ответит консульство.</p>',
        },
      },
      {
        slug: 'children',
        title: { en: 'Children', ru: 'Дети' },
        html: {
          en: '<p>A child who travels with one parent or with grandparents often needs a consent certified by a notary. Ask before you pay.</p>',
          ru: '<p>Ребёнку, который едет с одним из родителей или с бабушкой, часто нужно согласие, заверенное нотариусом. Спросите до оплаты.</p>',
        },
      },
      managerHelp,
    ],
  },
  {
    slug: 'insurance',
    title: wordOf('insurance'),
    subtitle: { en: 'What is inside, and what can be added', ru: 'Что внутри и что можно добавить' },
    blocks: [
      {
        slug: 'inside',
        title: { en: 'In every tour', ru: 'В каждом туре' },
        html: {
          en: '<p>Medical insurance for every night, where the receipt names it. It pays for a doctor, a hospital and the way home.</p>',
          ru: '<p>Медицинская страховка на каждую ночь, если она названа в расчёте. Она оплатит врача, больницу и дорогу домой.</p>',
        },
      },
      {
        slug: 'added',
        title: { en: 'To be added', ru: 'Можно добавить' },
        html: {
          en: '<ul><li>Cancellation: illness, a refused visa, a court date.</li><li>Sport: skis, diving, a rented scooter.</li><li>Luggage.</li></ul>',
          ru: '<ul><li>Отмена поездки: болезнь, отказ в визе, вызов в суд.</li><li>Спорт: лыжи, дайвинг, мопед напрокат.</li><li>Багаж.</li></ul>',
        },
      },
      managerHelp,
    ],
  },
  {
    slug: 'about',
    title: wordOf('about'),
    link: '/about',
    subtitle: {
      en: 'A tour operator that shows how a price is made',
      ru: 'Туроператор, который показывает, из чего сделана цена',
    },
    icons: [
      ['globe', { en: '38 directions', ru: '38 направлений' }],
      ['bed', { en: 'More than 1,200 hotels', ru: 'Больше 1200 отелей' }],
      ['plane', { en: 'From 50 towns', ru: 'Из 50 городов' }],
    ],
    blocks: [
      {
        slug: 'who',
        html: {
          en: '<p>Solstice Travel exists to show what this platform can do. The places, routes and distances are real; the hotels, contracts and people are invented, and nothing here is for sale.</p>',
          ru: '<p>Solstice Travel существует, чтобы показать, что умеет эта платформа. Места, маршруты и расстояния настоящие; отели, договоры и люди придуманы, и купить здесь ничего нельзя.</p>',
        },
        has: 'socials',
      },
      {
        slug: 'prices',
        title: { en: 'How prices are made', ru: 'Как считаются цены' },
        html: {
          en: '<p>Nights are priced from contracts, flights from seats, and every offer is added up when you ask. That is why its receipt has lines, and why they sum.</p>',
          ru: '<p>Ночи считаются по договорам, перелёты по местам, и каждое предложение складывается в ту минуту, когда вы спросили. Поэтому у цены есть расчёт, и он сходится.</p>',
        },
      },
    ],
  },
];
