import { addressOf, logIn } from './account.ts';
import { answerOf, namedLinksOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

// The photo archive and its door, asked without a browser.

test('the photo archive tells everybody what it has, and shows anyone who has logged in its albums, each picture in three sizes as a file [S-1-20] [S-1-47]', async ({
  request,
}) => {
  const host = 'photobase.localhost';
  const home = await answerOf(request, host, '/');
  expect(textOf(home.html)).toMatch(/\d+ countries · [\d,]+ albums · [\d,]+ pictures/);
  const shut = await request.get(addressOf('/albums?q=kemer'), {
    headers: { host: `${host}:${process.env.E2E_PORT}`, accept: 'text/html' },
    maxRedirects: 0,
  });
  expect([shut.status(), shut.headers().location]).toEqual([302, '/auth?from=%2Falbums%3Fq%3Dkemer']);

  const cookie = await logIn(request, host, ({ isAdministrator }) => isAdministrator);
  const found = await answerOf(request, host, '/albums?q=kemer', cookie);
  const albums = namedLinksOf(found.html).filter(({ href }) => href.startsWith('/albums/turkey/'));
  expect(albums.length).toBeGreaterThan(0);
  // This site has the flag off that leads agents to the settings of their company.
  expect(namedLinksOf(found.html).map(({ href }) => href)).not.toContain('/settings/mycompany');
  const album = await answerOf(request, host, albums[0]!.href, cookie);
  const pictures = namedLinksOf(album.html).filter(({ href }) => href.startsWith(`${albums[0]!.href}/`));
  expect(pictures.length).toBeGreaterThan(10);
  const picture = await answerOf(request, host, pictures[0]!.href, cookie);
  const files = namedLinksOf(picture.html).filter(({ href }) => href.startsWith('/img?'));
  expect(files.map(({ href }) => new URL(href, 'http://localhost').searchParams.get('width'))).toEqual([
    '680',
    '1360',
    '2176',
  ]);
  const file = await request.get(addressOf(files[0]!.href.replaceAll('&amp;', '&')));
  expect(file.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': expect.stringMatching(/^attachment; filename="[a-z0-9-]+-1-680\.jpg"$/),
  });
  expect((await answerOf(request, host, `${albums[0]!.href}/999`, cookie)).status).toBe(404);
  expect(textOf((await answerOf(request, host, '/albums?q=zzzz', cookie)).html)).toContain(
    'No album is called that',
  );
});
