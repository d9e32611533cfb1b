import type { APIRequestContext } from '@playwright/test';
import type { Slide } from './advertisements.ts';
import { answerOf, mainOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

// Sliders as they are sent with their pages.

async function advertised(request: APIRequestContext, type: string, host = 'localhost') {
  const address = `http://localhost:${process.env.E2E_PORT}/b2c/slider?type=${type}`;
  return (await (await request.get(address, { headers: { host } })).json()) as Slide[];
}

const mainAt = async (request: APIRequestContext, path: string, host = 'localhost') =>
  mainOf((await answerOf(request, host, path)).html);

/** The slides of a page, in their order. */
function slidesOf(main: string) {
  const [, slider = ''] = /<section\b[^>]*aria-label="Offers"[^>]*>([\s\S]*?)<\/section>/.exec(main) ?? [];
  return itemsOf(slider);
}

const itemsOf = (html: string) => [...html.matchAll(/<li\b[\s\S]*?<\/li>/g)].map(([item]) => item);

test('the home page shows its advertisements below the search, each with its pictures, words, button and link [W-1-15] [W-2.10-01] [W-2.10-02] [W-2.10-03] [W-9-52]', async ({
  request,
}) => {
  const told = [...(await advertised(request, 'home')), ...(await advertised(request, 'homenew'))];
  const main = await mainAt(request, '/');
  expect(main.indexOf('aria-label="Offers"')).toBeGreaterThan(main.indexOf('</search>'));
  const slides = slidesOf(main);
  expect(slides).toHaveLength(told.length);
  for (const [index, { text, subText, buttonText, link, markers }] of told.entries()) {
    const slide = slides[index]!;
    const words = textOf(slide);
    expect(words).toContain(text);
    // Four words leave no room for more of them.
    if (subText && text.split(' ').length < 4) expect(words).toContain(subText);
    else expect(words).not.toContain(subText || '\n');
    for (const marker of markers) expect(words).toContain(marker);
    // Read with the title before its own words.
    const [, title, href, button] =
      /<p id="(slide-\d+)"[\s\S]*?<a id="\1-link"[^>]*aria-labelledby="\1 \1-link"[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/.exec(
        slide,
      )!;
    expect([title, href!.replaceAll('&amp;', '&'), textOf(button!)]).toEqual([
      expect.any(String),
      link,
      buttonText,
    ]);
    const pictures = /<picture>[\s\S]*<\/picture>/.exec(slide)![0];
    expect(
      [...pictures.matchAll(/<(?:source|img)\b[^>]*?width=(\d+)/g)].map(([, width]) => width),
      'for phones, tablets and wide screens, 1.7 times as wide',
    ).toEqual(['476', '1020', '1360']);
  }
  expect(slides[0]).toContain('loading="eager"');
  expect(slides[1]).toContain('loading="lazy"');
});

test('every slider that is sent with its page is on it [S-3.10-04] [W-2.10-05]', async ({ request }) => {
  for (const [type, path] of [
    ['without-flight', '/?TAB_ACTIVE=hotel'],
    ['without-flight', '/hotels'],
    ['searchtour', '/tours'],
    ['searchcruise', '/cruises'],
  ] as const) {
    const [ad] = await advertised(request, type);
    const items = itemsOf(await mainAt(request, path)).filter((item) => item.includes(ad!.text));
    expect(items, `${type} on ${path}`).toHaveLength(1);
  }
});

test('home has the line of the wizard and what an address tries out, and that of agents theirs [S-3.10-04]', async ({
  request,
}) => {
  const [line] = await advertised(request, 'wizard');
  expect(await mainAt(request, '/')).toMatch(new RegExp(`<p[^>]*><a\\b[^>]*>${line!.text}</a>`));
  const [trial] = await advertised(request, 'slidertest');
  expect(slidesOf(await mainAt(request, `/?idTestSlider=${trial!.id}`))[0]).toContain(trial!.text);
  const [forAgents] = await advertised(request, 'agenthome', 'agent.localhost');
  const ofAgents = await mainAt(request, '/', 'agent.localhost');
  expect(itemsOf(ofAgents).filter((item) => item.includes(forAgents!.text))).toHaveLength(1);
});
