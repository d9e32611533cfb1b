import { photoAlbum, photoAlbums, photoCountries } from '#calls/photo-archive.ts';
import { findAlbum } from '#domain/photo-archive/find-album.ts';
import {
  type Album,
  type ArchiveSource,
  listAlbums,
  listPhotoCountries,
} from '#domain/photo-archive/list-albums.ts';
import { fail, ok } from '#lib/result.ts';
import type { CallRequest } from './answer-call.ts';
import type { Api } from './api-env.ts';
import { momentOf, type SellingDependencies } from './core-context.ts';
import { type Texts, textsIn } from './core-texts.ts';
import { registerCall } from './register-call.ts';

type Dependencies = Pick<ArchiveSource, 'db'> & Pick<SellingDependencies, 'catalogue'>;

/** `GET /b2c/photo-archive`, and for those who sell `GET /api/photo-archive/albums` and `/album`. */
export function registerPhotoArchive(api: Api, { db, catalogue }: Dependencies): void {
  const source = () => ({ db, moment: momentOf(catalogue) });
  const dependsOn = () => [catalogue.current()];
  const countriesOf = async ({ lang, site }: CallRequest<typeof photoCountries>) => {
    const text = textsIn(lang, site);
    const countries = await listPhotoCountries(source());
    const value = countries.map(({ state, ...size }) => ({
      slug: state.slug,
      name: text(state.name),
      ...size,
    }));
    return ok(value);
  };
  const albumsOf = async ({ query, lang, site }: CallRequest<typeof photoAlbums>) => {
    const text = textsIn(lang, site);
    const { skip, take } = query;
    const albums = await listAlbums(source(), { ...query, locale: lang });
    const list = albums
      .slice(skip, skip + take)
      .map((album) => ({ ...named(album, text), pictures: album.pictures, cover: album.cover }));
    return ok({ list, total: albums.length });
  };
  const albumOf = async ({ query, lang, site }: CallRequest<typeof photoAlbum>) => {
    const text = textsIn(lang, site);
    const album = await findAlbum(source(), query);
    if (!album) return fail('not-found');
    const pictures = album.pictures.map(({ src, alt, room }) => ({
      src,
      caption: text(alt),
      englishCaption: alt.en,
      room: room ? text(room) : '',
    }));
    return ok({ ...named(album, text), pictures });
  };
  registerCall(api, photoCountries, countriesOf, dependsOn);
  registerCall(api, photoAlbums, albumsOf, dependsOn);
  registerCall(api, photoAlbum, albumOf, dependsOn);
}

const named = ({ hotel, town, state }: Pick<Album, 'hotel' | 'town' | 'state'>, text: Texts) => ({
  country: { slug: state.slug, name: text(state.name) },
  hotel: { slug: hotel.slug, name: text(hotel.name) },
  town: text(town.name),
});
