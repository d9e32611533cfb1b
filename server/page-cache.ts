import { buffer } from 'node:stream/consumers';
import type { Moments } from '#api/api-env.ts';
import { isSame } from '#api/cache-outcomes.ts';
import type { MemoryBudget } from '#lib/bounded-memory.ts';
import { minuteOf } from '#lib/minute-of.ts';
import { openTurns } from '#lib/turns.ts';
import { type GzippedPieces, gzipPieces, joinGzipped } from './gzip-page.ts';
import { cutPage, joinPage, type Own, type PagePieces, sizeOfPage } from './page-pieces.ts';
import type { PageRests } from './page-rests.ts';

/** What rendered pages may weigh together: some three hundred. */
export const mostBytesOfPages = 64 * 1024 * 1024;

const bytesOfWord = 200;

/** Handing out takes a millisecond: so many may wait for theirs, others are let past between two of them. */
const mostWaiting = 1_000;

export type AskedPage = {
  /** Everything of the request that the page may show. */
  key: string;
  own: Own;
  takesGzip: boolean;
  rests: PageRests;
  /** What the answers of calls follow from, as it stands. */
  moments: () => Promise<Moments>;
};

type Draw = () => Promise<Response>;
type CachedPage = { headers: Headers; pieces: PagePieces; gzipped?: GzippedPieces };

/**
 * Renders a page once for all who ask for the same one in one minute, as long as the moments last that it was rendered from.
 * Who asks for it meanwhile waits for the rendering.
 */
export function openPageCache(budget: MemoryBudget): (asked: AskedPage, draw: Draw) => Promise<Response> {
  const turns = openTurns(mostWaiting);
  const pages = budget.open<CachedPage | 'not kept'>();
  const underWay = new Map<string, Promise<void>>();
  let holdsFor: State = { minute: 0, moments: [] };

  const forgetOthers = async (asked: AskedPage) => {
    const state = await stateFor(asked);
    if (isStill(holdsFor, state)) return;
    pages.clear();
    holdsFor = state;
  };
  const keep = async (asked: AskedPage, headers: Headers, body: ReadableStream) => {
    const text = (await buffer(body)).toString();
    // Another moment may have begun while it was rendered.
    if (!isStill(holdsFor, await stateFor(asked))) return;
    if (asked.rests.areAmong(holdsFor.moments) && !headers.has('set-cookie')) {
      const pieces = cutPage(text, asked.own);
      pages.set(asked.key, { headers, pieces }, sizeOfPage(pieces));
    } else pages.set(asked.key, 'not kept', bytesOfWord);
  };
  const begin = async (asked: AskedPage, draw: Draw) => {
    asked.rests.begin();
    const answer = await draw();
    if (answer.status !== 200 || !answer.body || !isText(answer)) return { answer };
    const headers = new Headers(answer.headers);
    const [toVisitor, toMemory] = answer.body.tee();
    // A visitor who leaves ends the rendering: the next one begins anew.
    const kept = keep(asked, headers, toMemory).catch(() => undefined);
    return { answer: new Response(toVisitor, answer), kept };
  };
  const renderFirst = async (asked: AskedPage, draw: Draw) => {
    const begun = begin(asked, draw);
    const kept = begun.then(({ kept }) => kept).catch(() => undefined);
    underWay.set(asked.key, kept);
    kept.then(() => underWay.delete(asked.key));
    return (await begun).answer;
  };

  return async (asked, draw) => {
    await forgetOthers(asked);
    const drawing = underWay.get(asked.key);
    if (drawing) await drawing;
    const known = pages.get(asked.key);
    if (known && known !== 'not kept') {
      const turn = turns();
      if (!turn) return new Response(null, { status: 503 });
      await turn;
      return serveCached(known, asked);
    }
    return known || underWay.has(asked.key) ? draw() : renderFirst(asked, draw);
  };
}

/** A file that a page hands out is kept by anyone who has rendered it. */
const isText = ({ headers }: Response) =>
  !/^(image\/|application\/pdf)/.test(headers.get('content-type') ?? '');

/** A page is compressed when it is handed out for the first time: many are asked for only once. */
function serveCached(page: CachedPage, { own, takesGzip }: AskedPage): Response {
  const headers = new Headers(page.headers);
  if (!takesGzip) return new Response(joinPage(page.pieces, own), { headers });
  page.gzipped ??= gzipPieces(page.pieces);
  headers.set('content-encoding', 'gzip');
  headers.append('vary', 'Accept-Encoding');
  return new Response(joinGzipped(page.gzipped, own), { headers });
}

type State = { minute: number; moments: Moments };

const stateFor = async ({ own, moments }: AskedPage): Promise<State> => ({
  minute: minuteOf(new Date(own.servedAt)).getTime(),
  moments: await moments(),
});

const isStill = (state: State, other: State) =>
  state.minute === other.minute && isSame(state.moments, other.moments);
