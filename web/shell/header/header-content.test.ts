import { expect, test } from 'vitest';
import { allSites } from '#sites/all-sites.ts';
import { linksOf } from '#sites/links-of.ts';
import { headerContent } from './header-content.ts';

function contentOf(id: string) {
  const site = allSites.find((one) => one.id === id)!;
  const links = linksOf(site, `http://${site.hosts[1]}/`, site.mainLocale);
  return headerContent({ site, links, toLocal: (path) => path, isLoggedIn: false }, (word) => `<${word}>`);
}

test('seasons are tagged: summer green as lato25, winter red as zima25 [S-2.4-13] [S-2.4-14]', () => {
  const tagged = contentOf('b2c-pl').links.filter(({ tag }) => tag);
  expect(tagged).toEqual([
    {
      words: '<header.summer>',
      icon: 'sun',
      href: 'http://pl.localhost/search/lato',
      tag: { key: 'lato25', colour: 'green' },
    },
    {
      words: '<header.winter>',
      icon: 'snow',
      href: 'http://pl.localhost/search/zima',
      tag: { key: 'zima25', colour: 'red' },
    },
  ]);
});

test('every variant has the pill, and the sales offices once [S-2.4-05] [S-2.4-06]', () => {
  for (const { id } of allSites) {
    const { links, hotTours, salesOffices } = contentOf(id);
    expect(hotTours?.href).toMatch(/\/search\/hot-tours$/);
    const offices = [...links, ...(salesOffices ? [salesOffices] : [])].filter(({ href }) =>
      href.endsWith('/contacts/sales-offices'),
    );
    expect(offices, id).toHaveLength(1);
  }
});

test('every link of every header has a picture for the burger', () => {
  for (const { id } of allSites)
    for (const { words, icon } of contentOf(id).links) expect(icon, words).toBeDefined();
});
