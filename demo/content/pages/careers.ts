import type { EditorsPage } from '../editors-page.ts';
import { wordOf } from '../words.ts';

/** The page over the vacancies, which are a table of their own. */
export const careersPages: readonly EditorsPage[] = [
  {
    slug: 'vacancies',
    title: wordOf('vacancies'),
    link: '/vacancies',
    variants: 'vacancies',
    subtitle: {
      en: 'An example of how vacancies are shown: nobody is being hired',
      ru: 'Пример того, как показаны вакансии: мы никого не нанимаем',
    },
  },
];
