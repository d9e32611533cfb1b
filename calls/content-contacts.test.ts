import { expect, test } from 'vitest';
import {
  contactsOf,
  departments,
  partnerLogosOf,
  socialLinksOf,
  socialNetworks,
} from './content-contacts.ts';

const text = (value: string) => ({ link: '', value });
const phones = (phone: string, label: string) =>
  contactsOf({ contact: { phone: text(phone), label: text(label) } }, 'Support').phones;

test('phones and labels are separated by | and go together by their place [S-3.12-03] [S-3.12-04]', () => {
  expect(phones('+1|+2', 'Sales|Offices')).toEqual([
    { phone: '+1', text: 'Sales' },
    { phone: '+2', text: 'Offices' },
  ]);
  // Nobody answers at the second label.
  expect(phones('+1||+3', 'Sales|Offices|Night')).toEqual([
    { phone: '+1', text: 'Sales' },
    { phone: '+3', text: 'Night' },
  ]);
});

test('a phone without a label has the text of the support service [S-3.12-05]', () => {
  expect(phones('+1|+2|+3', 'Sales||')).toEqual([
    { phone: '+1', text: 'Sales' },
    { phone: '+2', text: 'Support' },
    { phone: '+3', text: 'Support' },
  ]);
  expect(phones('+1', '')).toEqual([{ phone: '+1', text: 'Support' }]);
  expect(phones(' +1 | +2 ', ' Sales | ')).toEqual([
    { phone: '+1', text: 'Sales' },
    { phone: '+2', text: 'Support' },
  ]);
  expect(contactsOf({}, 'Support').phones).toEqual([]);
});

test('head office, tourists and agents have contacts of their own [S-3.12-06]', () => {
  const groups = {
    contactCenterHeadOffice: { adress: text('1 Main St') },
    contactCenterForTourists: { generalPhone: text('+1') },
    contactCenterForAgents: { openedDays: text('Mon - Fri') },
  };
  expect(contactsOf(groups, 'Support')).toMatchObject(groups);
});

test('departments are written to by their links [S-3.12-02]', () => {
  expect([...departments]).toEqual(['advertising', 'cooperation', 'internetMarketing', 'forJournalists']);
  const { emails } = contactsOf(
    {
      contactCenterOperationDepartments: {
        forJournalists: { link: 'mailto:press@solstice.example', value: 'Press' },
        cooperation: { link: 'mailto:partners@solstice.example', value: '' },
        advertising: text('no link'),
      },
    },
    'Support',
  );
  expect(emails).toEqual([
    { link: 'mailto:partners@solstice.example', value: 'partners@solstice.example' },
    { link: 'mailto:press@solstice.example', value: 'Press' },
  ]);
});

test('a site links to the networks that it has a link for [S-3.10-05]', () => {
  expect(socialNetworks).toHaveLength(12);
  const group = Object.fromEntries(socialNetworks.map((name) => [name, { link: `/${name}`, value: name }]));
  expect(socialLinksOf(group)).toEqual(
    socialNetworks.map((network) => ({ network, link: `/${network}`, title: network })),
  );
  expect(socialLinksOf({ vk: text('VK'), myspace: { link: '/m', value: '' } })).toEqual([]);
  expect(socialLinksOf(undefined)).toEqual([]);
});

test('a partner has a picture as link and an address as value [S-3.12-07]', () => {
  const partnernew = { bank: { link: '/media/bank.svg', value: 'https://bank.example' } };
  expect(partnerLogosOf({ partnernew })).toEqual([
    { key: 'bank', image: '/media/bank.svg', url: 'https://bank.example' },
  ]);
});
