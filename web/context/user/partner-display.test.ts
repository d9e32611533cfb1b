import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayName, type PartnerDisplay } from './partner-display.ts';
import { displayEmails } from './partner-emails.ts';

const agency: Required<PartnerDisplay> = {
  partPassEmail: 'pass@a.example',
  emailAdmin: 'admin@a.example',
  manager: { admin: { email: 'manager@a.example' } },
  partnerEmail2: 'second@a.example',
  partPassAlias: 'alias@a.example',
  officialName: 'Solstice Riga',
  partPassName: 'Anna Ozola',
  phones: [{ phone: '+371 6000 0000' }],
};

/** The agency without its first `count` sources of e-mails, in the order of the specification. */
function without(count: number, missing: string | undefined): PartnerDisplay {
  const sources = ['partPassEmail', 'emailAdmin', 'manager', 'partnerEmail2', 'partPassAlias'] as const;
  const left: PartnerDisplay = { ...agency };
  for (const source of sources.slice(0, count)) {
    delete left[source];
    if (missing === undefined) continue;
    if (source === 'manager') left.manager = { admin: { email: missing } };
    else left[source] = missing;
  }
  return left;
}

test.each([undefined, '', ' '])('the first e-mail that is present is shown, and %j is not one', (missing) => {
  expect([0, 1, 2, 3, 4, 5].map((count) => displayEmails(without(count, missing)))).toEqual([
    ['pass@a.example'],
    ['admin@a.example'],
    ['manager@a.example'],
    ['second@a.example'],
    ['alias@a.example'],
    [],
  ]);
});

test("several e-mails are separated by ';'", () => {
  expect(displayEmails({ partPassEmail: 'a@x.example; b@x.example;' })).toEqual([
    'a@x.example',
    'b@x.example',
  ]);
  fc.assert(
    fc.property(fc.array(fc.emailAddress(), { minLength: 1 }), (emails) => {
      expect(displayEmails({ emailAdmin: emails.join(';') })).toEqual(emails);
    }),
  );
});

test('a partner is called by the official name, else by the names of the login', () => {
  const { officialName: _, ...unofficial } = agency;
  const { partPassName: __, ...nameless } = unofficial;
  expect([agency, unofficial, nameless, {}].map(displayName)).toEqual([
    'Solstice Riga',
    'Anna Ozola',
    'alias@a.example',
    '',
  ]);
});
