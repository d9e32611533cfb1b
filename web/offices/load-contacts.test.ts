import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { departments } from '#calls/content-contacts.ts';
import { createHttpClient } from '#calls/http-client.ts';
import { defaultSite } from '#sites/all-sites.ts';
import { clientContext, localeContext, siteContext } from '#web/context/context.ts';
import { loadContacts } from './load-contacts.ts';

/** The contacts of a site whose settings are these. */
function load(settings: object) {
  const context = new RouterContextProvider();
  const fetch = async () => Response.json(settings);
  context.set(
    clientContext,
    createHttpClient({ fetch, root: 'http://localhost', lang: 'en', mainLocale: 'en' }),
  );
  context.set(siteContext, defaultSite);
  context.set(localeContext, 'en');
  return loadContacts(context);
}

test('a department is named as it is set, else by its address; one without an address is left out', async () => {
  const [first, second, third] = departments;
  const told = await load({
    contactCenterOperationDepartments: {
      [first]: { link: 'mailto:visas@solstice.example', value: 'The visa desk' },
      [second]: { link: 'mailto:groups@solstice.example', value: '' },
      [third]: { link: '', value: 'Nobody' },
    },
  });
  expect(told.departments).toEqual([
    { name: first, link: 'mailto:visas@solstice.example', text: 'The visa desk' },
    { name: second, link: 'mailto:groups@solstice.example', text: 'groups@solstice.example' },
  ]);
});
