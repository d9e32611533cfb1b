import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultSite } from '#sites/all-sites.ts';
import { publicSite, type Visit, VisitProvider } from '#web/context/visit.tsx';
import { SiteTheme } from './site-theme.tsx';

const drawn = (theme: Visit['site']['theme']) =>
  renderToStaticMarkup(
    // The theme asks for no more of a visit.
    <VisitProvider visit={{ site: { ...publicSite(defaultSite), theme } } as Visit}>
      <SiteTheme />
    </VisitProvider>,
  );

test('a site says its own values of roles, and one without any says nothing', () => {
  expect(drawn({ '--accent': 'red' })).toContain(':root{--accent:red}');
  expect(drawn({})).toBe('');
});
