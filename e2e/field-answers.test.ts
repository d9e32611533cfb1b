import type { Visit } from '#web/context/visit.tsx';
import { answerOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { pageAt } from './rendered-wizard.ts';
import { wordsOf } from './words.ts';

// What fields of a wizard say and refuse, as the server renders them.

test('a select has its options in groups, each with its value and name, and says what to choose while none is chosen [W-3.2-30]', async ({
  request,
}) => {
  const town = async (townFrom: number) => {
    const { html } = await pageAt(request, `/search/hot-tours?STATEINC=3&TOWNFROM=${townFrom}`);
    const [field = ''] = /data-pick="town">[\s\S]*?<\/select>/.exec(html) ?? [];
    const [, closed] = /<b\b[^>]*>([^<]*)<\/b>/.exec(field) ?? [];
    const groups = [...field.matchAll(/<optgroup label="([^"]+)">(.*?)<\/optgroup>/g)].map(
      ([, name, items]) => [
        name,
        [...items!.matchAll(/value="(\d+)"[^>]*>([^<]+)</g)].map((one) => one.slice(1)),
      ],
    );
    return { closed, groups: Object.fromEntries(groups) };
  };
  const chosen = await town(52);
  expect(chosen.closed).toBe('Munich');
  expect(chosen.groups).toMatchObject({
    Germany: [
      ['51', 'Berlin'],
      ['52', 'Munich'],
    ],
    France: [['55', 'Paris']],
  });
  const { closed, groups } = await town(99_999);
  expect(closed).toBe(wordsOf('en')('wizard.townFrom.title'));
  expect(groups).toEqual(chosen.groups);
});

test('each field of a search has validators of its own, and says the first that what was typed does not pass [W-5-37]', async ({
  request,
}) => {
  const t = wordsOf('en');
  const within = (min: number, max: number) => t('results.problem.range', { min, max });
  for (const [query, field, says] of [
    ['TOWNFROM=riga', t('wizard.townFrom.title'), t('results.problem.number')],
    ['STATEINC=latvia', t('wizard.country.title'), t('results.problem.number')],
    ['CHECKIN_BEG=20270231', t('wizard.dates.from'), t('results.problem.date')],
    [
      'CHECKIN_BEG=20270101&CHECKIN_END=20270401',
      t('wizard.dates.to'),
      t('wizard.dates.limit', { count: 60 }),
    ],
    ['NIGHTMIN=31', t('wizard.nights.from'), within(1, 30)],
    ['NIGHTMAX=week', t('wizard.nights.to'), t('results.problem.number')],
    ['ADULT=two', t('wizard.people.adults'), t('results.problem.number')],
    ['ADULT=13', t('wizard.people.adults'), within(1, 12)],
    ['CHILD=5', t('wizard.people.children'), within(0, 4)],
    ['CHILD=2&AGES=5', t('results.field.ages'), t('results.problem.ages')],
  ] as const) {
    const asked = new URLSearchParams({ STATEINC: '3', ...Object.fromEntries(new URLSearchParams(query)) });
    const { status, html } = await pageAt(request, `/search/tours?${asked}`);
    expect(status, query).toBe(400);
    const faults = [...html.matchAll(/<li><b>[\s\S]*?<\/li>/g)].map(([fault]) => textOf(fault));
    expect(faults, query).toEqual([`${field}: ${says}`]);
  }
});

test('the calendar of a page is in its language, English in the way of the region that the market has it for [W-9-09]', async ({
  request,
}) => {
  const written = async (market: string, prefix: string) => {
    const host = market === 'com' ? 'localhost' : `${market}.localhost`;
    const { html } = await answerOf(request, host, `${prefix}/contacts`);
    const [, visit = '{}'] = /<script id="visit"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
    return (JSON.parse(visit) as Partial<Visit>).intlLocale;
  };
  const main =
    'az az, by ru, com en-GB, cz cs, ee et, hu hu, in en-IN, kg ru, kz ru, lt lt, lv lv, pl pl, ru ru, sk sk, tr tr, uz ru';
  for (const [market = '', calendar = ''] of main.split(', ').map((each) => each.split(' '))) {
    expect(await written(market, ''), market).toBe(calendar);
    if (!calendar.startsWith('en')) expect(await written(market, '/en'), market).toBe('en-GB');
  }
});

test('a search has four slots for the ages of children, one of services ten; a form renders as many as there may be children [W-5-03]', async ({
  request,
}) => {
  const ages = Array.from({ length: 11 }, (_, slot) => `AGE${slot + 1}=${slot + 3}`).join('&');
  for (const [form, search, slots] of [
    ['/tours', '/search/tours?STATEINC=3&CHILD=4', 4],
    ['/avia', '/search/avia?CHILD=4', 4],
    ['/services', '/search/services?ServiceType=69&StateFrom=51&State=3&ChildCount=4', 10],
  ] as const) {
    const { path } = await pageAt(request, `${search}&${ages}`);
    const asked = new URL(path, 'http://localhost').searchParams;
    expect(asked.get('AGES') ?? asked.get('ChildAgeList'), search).toBe('3,4,5,6');
    const left = [...asked.keys()].filter((name) => /^AGE\d/.test(name));
    expect(left[0], 'the first that is no slot stays as it is').toBe(`AGE${slots + 1}`);
    const { html } = await pageAt(request, form);
    const drawn = [...html.matchAll(/<select[^>]*name="(AGE\d+)"/g)].map(([, name]) => name);
    expect(drawn, form).toEqual(['AGE1', 'AGE2', 'AGE3', 'AGE4']);
  }
});
