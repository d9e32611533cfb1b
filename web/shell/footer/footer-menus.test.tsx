import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultSite } from '#sites/all-sites.ts';
import { publicSite, type Visit, VisitProvider } from '#web/context/visit.tsx';
import { FooterMenus } from './footer-menus.tsx';

const items = [{ title: 'Elsewhere', link: 'https://elsewhere.example/' }];

const drawn = (title: string) =>
  renderToStaticMarkup(
    // The links ask for no more of a visit.
    <VisitProvider visit={{ site: publicSite(defaultSite), locale: 'en' } as Visit}>
      <FooterMenus menus={[{ title, items }]} />
    </VisitProvider>,
  );

test('a group of links stands under its heading; one without a title has none', () => {
  expect(drawn('About us')).toContain('<h2>About us</h2>');
  expect(drawn('')).not.toContain('<h2>');
  expect(drawn('')).toContain('>Elsewhere</a>');
});
