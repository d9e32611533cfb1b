/** What anybody can learn of the server before attacking it: its calls, pages, pictures, and what is sold. */
export type Knowledge = {
  calls: readonly KnownCall[];
  /** Paths of pages, from the site map. */
  pages: readonly string[];
  /** Addresses of pictures on the home page. */
  pictures: readonly string[];
  assets: readonly string[];
  /** A departure town, and a destination that is sold from there. */
  trip: { townFrom: number; state: number };
  /** Forms that were opened, as people do before they send one. */
  forms: readonly OpenedForm[];
};

export type OpenedForm = { requestKey: string; pass: string };

const forms = 8;

export type KnownCall = { method: string; path: string; parameters: readonly string[] };

type Document = { paths: Record<string, Record<string, { parameters?: { name: string }[] }>> };

/** Looks around as a visitor and a reader of `/openapi.json`. */
export async function reconnoitre(port: number): Promise<Knowledge> {
  const ask = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();
  const { paths } = JSON.parse(await ask('/openapi.json')) as Document;
  const home = await ask('/');
  const files = pathsIn(await ask('/sitemap.xml'));
  const siteMap = await Promise.all(files.map(ask));
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      method: method.toUpperCase(),
      path,
      parameters: parameters.map(({ name }) => name),
    })),
  );
  return {
    calls,
    pages: siteMap.flatMap(pathsIn),
    pictures: [...home.matchAll(/\/img\?url=[^"\s]+/g)].map(([path]) => path.replaceAll('&amp;', '&')),
    assets: [...home.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path),
    trip: await findTrip(ask),
    forms: await Promise.all(
      Array.from({ length: forms }, async () => JSON.parse(await ask('/b2c/feedback/form')) as OpenedForm),
    ),
  };
}

const pathsIn = (siteMap: string) =>
  [...siteMap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((found) => found[1]!);

async function findTrip(ask: (path: string) => Promise<string>): Promise<Knowledge['trip']> {
  const towns = JSON.parse(await ask('/core/search/TownFroms')) as { townFrom: number }[];
  const trips = await Promise.all(
    towns.map(async ({ townFrom }) => {
      const states = JSON.parse(await ask(`/core/search/States?townFrom=${townFrom}`)) as { state: number }[];
      return { townFrom, states };
    }),
  );
  // The town that most is sold from has the heaviest questions.
  const { townFrom, states } = trips.toSorted((one, other) => other.states.length - one.states.length)[0]!;
  return { townFrom, state: states[0]!.state };
}
