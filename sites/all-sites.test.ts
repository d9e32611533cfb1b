import { expect, test } from 'vitest';
import { allSites, buildSites, defaultSite, demoDeployment } from './all-sites.ts';
import { marketSlugs } from './markets.ts';
import { siteSchema } from './site.ts';
import { variantIds } from './variants.ts';

const site = (id: string) => allSites.find((one) => one.id === id)!;

/** The table of markets as the design has it: main, secondary, currency, calendar, date, phone rule, suffix. */
const table = `
com en ru EUR en-En DD/MM/YYYY phoneInternational com
ru ru en RUB ru-Ru DD.MM.YYYY phoneRu ru
by ru en BYN ru-Ru DD.MM.YYYY phoneBy by
kz ru kk,en KZT en-En DD.MM.YYYY phoneRu kz
kg ru en KGS en-En DD.MM.YYYY phoneRu kg
uz ru uz,en UZS en-En DD.MM.YYYY phoneRu uz
az az ru,en AZN en-Az DD.MM.YYYY phoneRu az
pl pl en PLN pl-Pl DD.MM.YYYY phoneInternational com.pl
cz cs en CZK en-Cs DD.MM.YYYY phoneInternational cz
sk sk en EUR en-Sk DD.MM.YYYY onlyNumbers sk
hu hu en HUF hu-Hu YYYY.MM.DD onlyNumbers hu
ee et ru,en EUR et-Et DD.MM.YYYY onlyNumbers ee
lt lt ru,en EUR lt-Lt YYYY-MM-DD onlyNumbers lt
lv lv ru,en EUR lv-Lv DD.MM.YYYY onlyNumbers lv
in en - INR in-In DD/MM/YYYY onlyNumbers in
tr tr ru,en EUR tr-Tr DD.MM.YYYY phoneTr com.tr`
  .trim()
  .split('\n')
  .map((row) => row.split(' '));

test('[S-1-20] there is one site for each of nine variants in each of sixteen markets', () => {
  expect(new Set(allSites.map(({ id }) => id)).size).toBe(16 * 9);
  expect(allSites).toHaveLength(16 * 9);
  expect(variantIds).toHaveLength(9);
});

test('[S-1-26] the markets are the sixteen of the specification', () => {
  expect([...marketSlugs].sort().join(', ')).toBe(
    'az, by, com, cz, ee, hu, in, kg, kz, lt, lv, pl, ru, sk, tr, uz',
  );
});

test.each(table)(
  '[S-1-23] [S-1-27] [S-1-28] [W-9-09] every variant of market %s has its locales, currency, formats and domain',
  (market, main, secondary, currency, calendar, date, phone, suffix) => {
    for (const variant of variantIds) {
      const found = site(`${variant}-${market}`);
      expect(found).toMatchObject({
        mainLocale: main,
        secondaryLocales: secondary === '-' ? [] : secondary!.split(','),
        currency,
        calendarLocale: calendar,
        dateFormat: date,
      });
      expect(found.phone.validatorKey).toBe(phone);
      expect(found.hosts[0]).toMatch(new RegExp(`(^|\\.)solstice-travel\\.${suffix!.replace('.', '\\.')}$`));
    }
  },
);

test('no two sites share a host', () => {
  const hosts = allSites.flatMap((one) => one.hosts);
  expect(new Set(hosts).size).toBe(hosts.length);
});

test('[S-1-21] [S-1-22] [S-6-01] only the agent portal is in agent mode and only the business site in business mode', () => {
  expect(new Set(allSites.filter((one) => one.agentMode).map((one) => one.variant))).toEqual(
    new Set(['agent']),
  );
  expect(new Set(allSites.filter((one) => one.b2bMode).map((one) => one.variant))).toEqual(new Set(['b2b']));
});

test('the default site is the consumer site of the default market, and the only one that localhost names', () => {
  expect(defaultSite.id).toBe('b2c-com');
  expect(defaultSite.hosts).toContain('localhost');
});

test('a deployment changes brand, domain, theme and mail without touching the tables', () => {
  const sites = buildSites({
    domain: 'other-operator',
    brand: { ...demoDeployment.brand, name: 'Other Operator' },
    mailDomain: 'other.example',
    links: demoDeployment.links,
    theme: { '--accent': 'oklch(0.7 0.1 200)' },
  });
  const polish = sites.find(({ id }) => id === 'b2c-pl')!;
  expect(polish.hosts[0]).toBe('other-operator.com.pl');
  expect(polish.contacts.email).toBe('pl@other.example');
  expect(polish.brand.name).toBe('Other Operator');
  expect(polish.theme).toEqual({ '--accent': 'oklch(0.7 0.1 200)' });
});

test.each([
  ['an upper-case host', { hosts: ['Localhost'] }],
  ['a host with a port', { hosts: ['localhost:3000'] }],
  ['a time zone that does not exist', { timeZone: 'Europe/Atlantis' }],
  ['a flag value that is no choice', { flags: { ...defaultSite.flags, cookieBanner: 'loud' } }],
  ['a flag that nobody defined', { flags: { ...defaultSite.flags, showUnicorns: true } }],
  ['a missing flag', { flags: {} }],
  ['a main locale that is also secondary', { secondaryLocales: ['en'] }],
  ['a theme value for something that is no role', { theme: { accent: 'red' } }],
  ['a link that is not encrypted', { links: { public: 'http://solstice.example/' } }],
  ['a link to a variant that does not exist', { links: { public: { variant: 'shop', path: '/' } } }],
  ['a link to a page that leaves its site', { links: { public: { variant: 'b2c', path: '//x.example' } } }],
  ['no public link', { links: {} }],
])('a site with %s does not start', (_, change) => {
  expect(siteSchema.safeParse({ ...defaultSite, ...change }).success).toBe(false);
});
