import type { RouterContextProvider } from 'react-router';
import { pages } from '#calls/content-pages.ts';
import { clientContext } from '#web/context/context.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import { pageCard } from '#web/parts/editorial/page-card.ts';

/** Kinds of projects that have a name in every language; another one is not narrowed by. */
export const projectTypes = ['conference', 'incentive', 'anniversary', 'launch'] as const;

/** Properties of the page of a project. */
const typeOfProject = 'main/projectType';
const yearOfProject = 'main/projectYear';
const mostProjects = 100;

/** The projects that an address narrows, `?type=launch&year=2025`, and all that they can be narrowed by. */
export async function loadProjects(context: Readonly<RouterContextProvider>, { searchParams }: URL) {
  const asked = { type: searchParams.get('type') ?? '', year: searchParams.get('year') ?? '' };
  const answer = await context.get(clientContext).call(pages, { parent: 'projects', take: mostProjects });
  if (!answer.ok) throw toErrorResponse(answer.reason);
  const all = answer.value.list.map((page) => ({
    card: pageCard(page),
    type: page.properties.values[typeOfProject]?.[0] ?? '',
    year: page.properties.values[yearOfProject]?.[0] ?? '',
  }));
  const isAsked = (name: keyof typeof asked) => (one: (typeof all)[number]) =>
    asked[name] === '' || one[name] === asked[name];
  return {
    asked,
    cards: all
      .filter(isAsked('type'))
      .filter(isAsked('year'))
      .map(({ card }) => card),
    types: projectTypes.filter((type) => all.some((one) => one.type === type)),
    years: [...new Set(all.map(({ year }) => year).filter(Boolean))].sort().reverse(),
  };
}

export type LoadedProjects = Awaited<ReturnType<typeof loadProjects>>;
