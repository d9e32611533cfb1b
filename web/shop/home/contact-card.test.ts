import { expect, test } from 'vitest';
import { contactCard, scannedCode } from './contact-card.ts';

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

test('a code has a square for each dark field, and is as large as what it says', () => {
  const [short, long] = [scannedCode('A'), scannedCode(contactCard(office))];
  expect(short.size).toBe(21);
  expect(long.size).toBeGreaterThan(short.size);
  expect(short.path).toMatch(/^M0 0h1v1h-1zM1 0h1v1h-1z/); // the corner of every code
});
