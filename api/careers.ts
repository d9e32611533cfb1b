import { randomUUID } from 'node:crypto';
import { applyForVacancy, type ListedVacancy, mostFileBytes, vacancies, vacancy } from '#calls/careers.ts';
import { type ApplyContext, apply } from '#domain/careers/apply.ts';
import { findVacancy, listVacancies } from '#domain/careers/list-vacancies.ts';
import { phoneValue } from '#lib/validation/market-phone.ts';
import type { Api } from './api-env.ts';
import { type TextOrNone, textsOf } from './content-language.ts';
import { fieldError } from './feedback.ts';
import type { LeadGuard } from './guard-lead.ts';
import { registerCall } from './register-call.ts';

type Dependencies = Pick<ApplyContext, 'db' | 'boss'> & { guard: LeadGuard };

/** `GET /b2c/vacancies`, `GET /b2c/vacancy` and `POST /b2c/vacancy/application`. */
export function registerCareers(api: Api, { db, boss, guard }: Dependencies): void {
  registerCall(api, vacancies, async (asked) => {
    const spoken = textsOf(asked.query, asked);
    if (!spoken.ok) return spoken;
    const { text } = spoken;
    const { list, cities, areas } = await listVacancies(db, placeOf(asked), asked.query);
    const value = {
      list: list.map((one) => listed(one, text)),
      cities: cities.map(({ slug, name }) => ({ slug, name: text(name) })),
      areas: areas as ListedVacancy['area'][], // the column allows no other
    };
    return { ok: true, value };
  });
  registerCall(api, vacancy, async (asked) => {
    const spoken = textsOf(asked.query, asked);
    if (!spoken.ok) return spoken;
    const { text } = spoken;
    const found = await findVacancy(db, placeOf(asked), asked.query.slug);
    if (!found) return { ok: false, reason: 'not-found' };
    const { work, person, offer } = found;
    return {
      ok: true,
      value: { ...listed(found, text), work: text(work), person: text(person), offer: text(offer) },
    };
  });
  registerCall(api, applyForVacancy, (asked) => {
    const { body, site, lang: locale, now, today } = asked;
    const { requestKey = randomUUID(), pass, website, file: letters, ...typed } = body;
    const said = { ...typed, phone: phoneValue(site.phone, typed.phone) };
    const file = Buffer.from(letters, 'base64url');
    const words = { ...said, comment: `${said.slug} ${said.letter}` };
    return guard(words, { ...asked, requestKey, pass, website }, async () => {
      if (file.length > mostFileBytes) return tooLarge;
      const applied = await apply({ ...said, requestKey, file }, { db, boss, site, locale, now, today });
      if (applied.ok) return applied;
      if (applied.reason === 'no-vacancy') return { ok: false, reason: 'not-found' };
      return { ok: false, reason: 'invalid-request', fields: applied.faults.map(fieldError) };
    });
  });
}

const tooLarge = {
  ok: false as const,
  reason: 'invalid-request' as const,
  fields: [{ field: 'file', reason: 'is larger than 5 MB', messageKey: 'validations.fileTooLarge' }],
};

const placeOf = ({ site, today }: Pick<ApplyContext, 'site' | 'today'>) => ({ market: site.market, today });

type Stored = Awaited<ReturnType<typeof listVacancies>>['list'][number];

const listed = (row: Stored, text: TextOrNone): ListedVacancy => ({
  slug: row.slug,
  title: text(row.title),
  lead: text(row.lead),
  area: row.area as ListedVacancy['area'], // the column allows no other
  city: text(row.city),
  citySlug: row.city_slug,
  countryCode: row.country_code,
  isRemote: row.is_remote,
  employment: row.employment as ListedVacancy['employment'], // likewise
  publishedFrom: row.published_from,
  publishedTo: row.published_to,
});
