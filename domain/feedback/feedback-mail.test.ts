import { expect, test } from 'vitest';
import { allSites } from '#sites/all-sites.ts';
import { locales } from '#sites/locales.ts';
import { feedbackMail } from './feedback-mail.ts';
import type { StoredFeedback } from './feedback-store.server.ts';

const request: StoredFeedback = {
  id: 7,
  received_at: new Date('2026-11-21T22:05:00Z'),
  site_id: 'b2c-kz',
  locale: 'kk',
  kind: 'call-back',
  request_key: '6f2c1c9e-5a44-4c0e-9d55-0f6f3a3f4b11',
  name: 'Анна',
  phone: '+7 700 000 00 01',
  email: 'anna@mail.example',
  email_to: 'almaty@offices.solstice.example',
  comment: 'телефон: +7 700 000 00 01\nemail: anna@mail.example\nadditional: ',
  faddress: 'Абая, 1',
  mailed_at: null,
  trip: null,
};
const site = allSites.find(({ id }) => id === 'b2c-kz')!;

test('an office reads who asks, from where and when by its own clock, and answers the visitor', () => {
  expect(feedbackMail(request, site)).toEqual({
    id: request.request_key,
    from: { name: site.brand.name, address: 'no-reply@solstice.example' },
    to: 'almaty@offices.solstice.example',
    replyTo: 'anna@mail.example',
    subject: 'Обратный звонок 7: Анна',
    text: [
      'имя: Анна',
      'телефон: +7 700 000 00 01',
      'email: anna@mail.example',
      'additional: ',
      'офис: Абая, 1',
      '',
      `получено: 2026-11-22 03:05 · ${site.hosts[0]} · kk`,
    ].join('\n'),
  });
});

test('a request to the site itself names no office, and each site reads its own language', () => {
  const poland = allSites.find(({ id }) => id === 'b2c-pl')!;
  const { subject, text } = feedbackMail({ ...request, kind: 'request', faddress: '' }, poland);
  expect(subject).toBe('Zapytanie 7: Анна');
  expect(text).not.toContain('biuro:');
  expect(text).toContain('otrzymano: 2026-11-21 23:05');
});

test.each(locales)('a mail to an office that speaks %s is said in that language, whole', (mainLocale) => {
  const kinds = ['request', 'call-back'] as const;
  const mails = kinds.map((kind) => feedbackMail({ ...request, kind }, { ...site, mainLocale }));
  for (const { subject, text } of mails) {
    const lines = [subject, ...text.replace(request.comment, '').split('\n')].filter(Boolean);
    expect(lines).toHaveLength(4);
    for (const line of lines) expect(line).toMatch(/^\p{L}[^{}<>]*: ?\S/u);
    expect(lines.join()).not.toMatch(/mail\.|undefined/);
    expect(subject).toMatch(/ 7: Анна$/);
    if (mainLocale !== 'en') expect(subject).not.toMatch(/^(Request|Call back)/);
  }
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(2);
});

test('a number of four digits is named as it is stored', () => {
  expect(feedbackMail({ ...request, id: 12_345 }, site).subject).toBe('Обратный звонок 12345: Анна');
});
