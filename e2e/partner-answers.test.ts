import { answerOf, namedLinksOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

// The sites for agencies and for events, as they are without scripts.

test('the business site tells how to become an agency, and takes the application there [S-2.1-08] [S-2.4-10]', async ({
  request,
}) => {
  const { html } = await answerOf(request, 'b2b.localhost', '/ru/cooperation/');
  const links = namedLinksOf(html).map(({ href }) => href);
  for (const slug of ['how-to-begin', 'commission', 'training'])
    expect(links).toContain(`/ru/info/cooperation/${slug}`);
  const form = await answerOf(request, 'b2b.localhost', '/ru/cooperation/apply');
  expect(textOf(form.html)).toContain('Стать агентством');
  expect((await answerOf(request, 'localhost', '/cooperation/apply')).status).toBe(404);

  const port = process.env.E2E_PORT;
  const headers = { host: `b2b.localhost:${port}`, 'sec-fetch-site': 'same-origin', accept: 'text/html' };
  const wrong = await request.post(`http://localhost:${port}/ru/cooperation/apply`, {
    headers,
    form: { AGENCY_COMPANY: 'Солнечные туры', AGENCY_CITY: 'Рига' },
  });
  const shown = await wrong.text();
  expect([wrong.status(), shown.match(/aria-invalid="true"/g)?.length]).toEqual([400, 4]);
  expect(shown).toContain('value="Солнечные туры"');
});

test('an agent who has not signed in is led to cooperation, to tourists and to the search there was before [S-2.4-23]', async ({
  request,
}) => {
  const { html } = await answerOf(request, 'agent.ru.localhost', '/cooperation/');
  const head = namedLinksOf(/<header[\s\S]*?<\/header>/.exec(html)![0]).map(({ text }) => text);
  expect(head).toEqual(expect.arrayContaining(['Сотрудничество', 'Туристам', 'Старый поиск']));
  expect(head).not.toContain('Старый сайт');
});

test('the works of the events site are narrowed by kind and year with links, and nothing found is said [S-2.4-08]', async ({
  request,
}) => {
  const worksAt = async (path: string) => {
    const { html } = await answerOf(request, 'events.localhost', path);
    return { html, works: namedLinksOf(html).filter(({ href }) => /\/info\/projects\//.test(href)) };
  };
  const all = await worksAt('/projects');
  expect(all.works).toHaveLength(7);
  expect(namedLinksOf(all.html)).toContainEqual({ href: '/projects?year=2025', text: '2025' });
  const some = await worksAt('/projects?type=conference&year=2025');
  expect(some.works.map(({ href }) => href)).toEqual(['/info/projects/a-conference-by-the-sea']);
  expect(namedLinksOf(some.html)).toContainEqual({ href: '/projects?type=conference', text: 'All' });
  const none = await worksAt('/ru/projects?type=launch&year=2024');
  expect(textOf(none.html)).toContain('В этом году такого не было');
  expect((await answerOf(request, 'localhost', '/projects')).status).toBe(404);
});
