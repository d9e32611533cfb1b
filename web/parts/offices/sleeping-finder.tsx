import { sleepingPart } from '#web/parts/sending/sleeping-part.tsx';
import { officeViews } from './office-question.ts';
import './offices.css';

/** The finder of a page; its list and its form work without scripts, only a map does not. */
export const SleepingFinder = sleepingPart(
  ['common', 'officeList', 'offices'],
  () => import('./office-finder.tsx'),
  {
    sleeps: ({ initial }) => initial?.question.view === officeViews.list,
  },
);
