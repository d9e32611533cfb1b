import type { AppContext } from './app-env.ts';

/** The page of a vacancy, in any language, and the router's own request to it. */
const vacancyPage = /^(\/[a-z]{2})?\/vacancies\/[^/]+(\.data)?\/?$/;

/** Whether a file may come with what is sent here: everywhere else a body is a form of words. */
export const takesFile = ({ req, var: { site } }: AppContext): boolean =>
  req.path === '/b2c/vacancy/application' || (site.variant === 'vacancies' && vacancyPage.test(req.path));
