import type { Localised } from '#lib/localised.ts';
import type { EditorsPage } from '../editors-page.ts';
import { wordOf } from '../words.ts';

const variants = 'vacancies';
const apply = {
  en: '<p>Write half a page to <a href="mailto:people@solstice.example">people@solstice.example</a>. It is an example of a vacancy: this operator is invented, and hires nobody.</p>',
  ru: '<p>Напишите полстраницы на <a href="mailto:people@solstice.example">people@solstice.example</a>. Это пример вакансии: оператор придуман и никого не нанимает.</p>',
};

type Job = {
  slug: string;
  title: Localised;
  note: Localised;
  subtitle: Localised;
  work: Localised;
  you: Localised;
};

const job = ({ slug, title, note, subtitle, work, you }: Job): EditorsPage => ({
  slug,
  parent: 'vacancies',
  title,
  note,
  subtitle,
  variants,
  blocks: [
    { slug: 'work', title: { en: 'The work', ru: 'Работа' }, html: work },
    { slug: 'you', title: { en: 'You', ru: 'Вы' }, html: you },
    { slug: 'apply', title: { en: 'How to apply', ru: 'Как откликнуться' }, html: apply },
  ],
});

/** Whom an operator like ours would look for. */
export const careersPages: readonly EditorsPage[] = [
  {
    slug: 'vacancies',
    title: wordOf('vacancies'),
    link: '/vacancies',
    variants,
    subtitle: {
      en: 'An example of how vacancies are shown: nobody is being hired',
      ru: 'Пример того, как показаны вакансии: мы никого не нанимаем',
    },
  },
  job({
    slug: 'contracts-manager',
    title: { en: 'Contracts manager', ru: 'Менеджер по договорам' },
    note: { en: 'Warsaw or remote', ru: 'Варшава или удалённо' },
    subtitle: {
      en: 'Agree with hotels on rooms for the season',
      ru: 'Договариваться с отелями о номерах на сезон',
    },
    work: {
      en: '<p>Sixty hotels on one coast are yours: you know their owners, their bad winters and their new kitchens, and bring home rates that can be sold.</p>',
      ru: '<p>Шестьдесят отелей одного побережья ваши: вы знаете их хозяев, плохие зимы и новые кухни и привозите тарифы, которые можно продать.</p>',
    },
    you: {
      en: '<p>You count in your head, speak English and one language of the sea, and say no without hurting anyone.</p>',
      ru: '<p>Считаете в уме, говорите по-английски и на одном из языков моря и умеете отказать, никого не обидев.</p>',
    },
  }),
  job({
    slug: 'travel-adviser',
    title: { en: 'Travel adviser', ru: 'Менеджер по туризму' },
    note: { en: 'London', ru: 'Лондон' },
    subtitle: { en: 'Answer people who want to go somewhere', ru: 'Отвечать людям, которые хотят поехать' },
    work: {
      en: '<p>Eight conversations a day instead of eighty. You find what fits, hold it, and are there when a flight moves.</p>',
      ru: '<p>Восемь разговоров в день вместо восьмидесяти. Вы находите подходящее, держите бронь и рядом, когда рейс переносят.</p>',
    },
    you: {
      en: '<p>You listen longer than you speak, and would rather lose a sale than sell a wrong beach.</p>',
      ru: '<p>Слушаете дольше, чем говорите, и скорее упустите продажу, чем продадите не тот пляж.</p>',
    },
  }),
  job({
    slug: 'engineer',
    title: { en: 'Engineer, price search', ru: 'Инженер, поиск цен' },
    note: { en: 'Anywhere', ru: 'Откуда угодно' },
    subtitle: {
      en: 'Add up two million offers while someone blinks',
      ru: 'Складывать два миллиона предложений, пока человек моргает',
    },
    work: {
      en: '<p>The engine computes every price at the moment of the question. You make it faster, and keep it equal to its specification to the last cent.</p>',
      ru: '<p>Движок считает каждую цену в момент вопроса. Вы делаете его быстрее и следите, чтобы он сходился со спецификацией до последней копейки.</p>',
    },
    you: {
      en: '<p>You measure before you change, delete more than you write, and enjoy a good test.</p>',
      ru: '<p>Измеряете до того, как менять, удаляете больше, чем пишете, и любите хорошие тесты.</p>',
    },
  }),
];
