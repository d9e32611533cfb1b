import { expect, test } from 'vitest';
import { contactCard } from './contact-card.ts';

const office = {
  name: 'Солстис; Тревел, ООО',
  phones: [{ phone: '+7 (495) 000-00-00' }],
  email: 'office@solstice.example',
  address: 'Тверская, 7; офис 12',
  site: 'https://card.example',
};

test('an office is an entry of an address book: each line by its name, and what an editor writes never ends one', () => {
  const lines = contactCard(office).split(/\r?\n/);
  expect(lines).toEqual(
    expect.arrayContaining([
      'FN:Солстис\\; Тревел\\, ООО',
      'TEL;TYPE=WORK:+74950000000',
      'EMAIL;TYPE=WORK:office@solstice.example',
      'ADR;TYPE=WORK:;;Тверская\\, 7\\; офис 12;;;;',
      'URL:https://card.example',
    ]),
  );
  const meant = contactCard({ ...office, address: 'Somewhere\r\nTEL:666' });
  expect(meant.split(/\r?\n/).filter((line) => line.startsWith('TEL'))).toEqual([
    'TEL;TYPE=WORK:+74950000000',
  ]);
});
