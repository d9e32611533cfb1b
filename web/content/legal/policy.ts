import type { Localised } from '#lib/localised.ts';

export type PolicySection = { title: Localised; text: Localised };

/** `{brand}` and `{email}` are the site's. The page's own language, else the site's main one, else English. */
export const policy: { title: Localised; lead: Localised; sections: PolicySection[] } = {
  title: { en: 'Personal data policy', ru: 'Политика обработки персональных данных' },
  lead: {
    en: '{brand} asks only for what it needs to answer you, and says here what becomes of it.',
    ru: '{brand} просит только то, что нужно для ответа вам, и рассказывает здесь, что с этим происходит.',
  },
  sections: [
    {
      title: { en: 'What we ask for', ru: 'Что мы просим' },
      text: {
        en: 'With a request for an offer: your name, telephone number, e-mail address and whatever you write in the comment, together with the offer itself. Ages of children are asked for because prices depend on them.',
        ru: 'В заявке на тур: имя, телефон, адрес электронной почты и то, что вы напишете в комментарии, вместе с самим предложением. Возраст детей нужен, потому что от него зависит цена.',
      },
    },
    {
      title: { en: 'What it is for', ru: 'Для чего' },
      text: {
        en: 'To answer your request and to prepare a contract if you decide for one. Nothing else is done with it: it is not sold, not given to advertisers, and not used to judge you.',
        ru: 'Чтобы ответить на заявку и подготовить договор, если вы решите его заключить. Больше ни для чего: мы не продаём данные, не передаём их рекламодателям и не составляем по ним портрет.',
      },
    },
    {
      title: { en: 'Who sees it', ru: 'Кто их видит' },
      text: {
        en: 'Our travel advisers, and the sales office that you chose. If you book, the hotel, the carrier and the insurer get the names that they need to serve you.',
        ru: 'Наши менеджеры и выбранный вами офис продаж. Если вы бронируете тур, отель, перевозчик и страховщик получают имена, без которых не могут вас обслужить.',
      },
    },
    {
      title: { en: 'How long it is kept', ru: 'Как долго храним' },
      text: {
        en: 'Requests that came to nothing are deleted after a year. Contracts and payments are kept as long as the law asks for.',
        ru: 'Заявки, которые ничем не закончились, удаляются через год. Договоры и платежи хранятся столько, сколько требует закон.',
      },
    },
    {
      title: { en: 'Cookies', ru: 'Файлы cookie' },
      text: {
        en: 'The site remembers your language and your colour scheme, for 400 days, and nothing about you. There is no tracking by others.',
        ru: 'Сайт 400 дней помнит выбранный язык и цветовую схему и ничего о вас самих. Сторонних счётчиков нет.',
      },
    },
    {
      title: { en: 'Your rights', ru: 'Ваши права' },
      text: {
        en: 'You may see, correct or delete what we hold about you, and take back your consent at any time. Write to {email}; you will have an answer within 30 days.',
        ru: 'Вы можете узнать, исправить или удалить свои данные и в любой момент отозвать согласие. Напишите на {email}; мы ответим в течение 30 дней.',
      },
    },
  ],
};
