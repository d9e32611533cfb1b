import { data, type RouterContextProvider } from 'react-router';
import type { AnswerOf } from '#calls/call.ts';
import { photoAlbum, photoAlbums, photoCountries } from '#calls/photo-archive.ts';
import { clientContext } from '#web/context/context.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';

type Context = Readonly<RouterContextProvider>;

const albumsOnPage = 24;
const longest = 120;

/** What an address asks of the albums: `?q=kemer&country=turkey&page=2`. */
function readAsked({ searchParams }: URL) {
  const page = Number(searchParams.get('page') ?? 1);
  return {
    q: (searchParams.get('q') ?? '').slice(0, longest),
    country: (searchParams.get('country') ?? '').slice(0, longest),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

export async function loadAlbums(context: Context, url: URL) {
  const asked = readAsked(url);
  const client = context.get(clientContext);
  const [albums, countries] = await Promise.all([
    client.call(photoAlbums, {
      text: asked.q,
      country: asked.country,
      skip: (asked.page - 1) * albumsOnPage,
      take: albumsOnPage,
    }),
    client.call(photoCountries, {}),
  ]);
  if (!albums.ok) throw toErrorResponse(albums.reason);
  const { list, total } = albums.value;
  return {
    asked,
    list,
    total,
    pageCount: Math.ceil(total / albumsOnPage),
    countries: countries.ok ? countries.value : [],
  };
}

export type LoadedAlbums = Awaited<ReturnType<typeof loadAlbums>>;

/** An album by the slugs of its address. */
export async function loadAlbum(
  context: Context,
  slugs: { country: string; hotel: string },
): Promise<AnswerOf<typeof photoAlbum>> {
  const answer = await context.get(clientContext).call(photoAlbum, slugs);
  if (answer.ok) return answer.value;
  throw answer.status === 404 ? data('notFound', { status: 404 }) : toErrorResponse(answer.reason);
}

export type LoadedAlbum = Awaited<ReturnType<typeof loadAlbum>>;
