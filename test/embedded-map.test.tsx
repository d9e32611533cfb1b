import { expect, test } from 'vitest';
import { EmbeddedMap } from '#web/parts/map/embedded-map.tsx';
import { renderPage } from './render-page.tsx';

const query = 'latitude={latitude}&longitude={longitude}&zoom={zoom}';
const shown = (address: string, locale: 'en' | 'ru' = 'en') =>
  renderPage('/offices', <EmbeddedMap address={address} offices={[{ coordinates: [28.6, 77.2] }]} />, {
    locale,
  });

test('[S-1-36] a page of the demo stands in for a provider, in the language of the visit, and says so', async () => {
  const { html, text } = await shown(`/embedded-map?${query}`, 'en');
  expect(text).toContain('The demo shows a page of its own instead');
  expect(html).toContain('href="/embedded-map?latitude=28.6&amp;longitude=77.2&amp;zoom=12"');
  expect((await shown(`/embedded-map?${query}`, 'ru')).html).toContain(
    'href="/ru/embedded-map?latitude=28.6',
  );
});

test('[S-1-36] another provider is named before its map comes', async () => {
  const { html, text } = await shown(`https://maps.example/?${query}`);
  expect(text).toContain('The map is shown by maps.example');
  expect(html).toContain('href="https://maps.example/?latitude=28.6&amp;');
  expect(html).not.toContain('<iframe');
});
