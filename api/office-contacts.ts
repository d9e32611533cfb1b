import { locations, managerInfo, partnerInfo, partnerPhones } from '#calls/partner-contacts.ts';
import type { LiveContent } from '#domain/content/live-content.ts';
import { findOfficeWorkers } from '#domain/offices/find-office-workers.ts';
import { findOffice } from '#domain/offices/find-offices.ts';
import { listOfficePhones } from '#domain/offices/list-office-phones.ts';
import { listOfficeTowns } from '#domain/offices/list-office-towns.ts';
import type { Handler } from './answer-call.ts';
import type { Api } from './api-env.ts';
import { textsOf } from './content-language.ts';
import { textsIn } from './core-texts.ts';
import { ofContent } from './of-content.ts';
import { officeDescription } from './office-description.ts';
import { registerCall } from './register-call.ts';

type Dependencies = { content: LiveContent };

/** The calls of [S]§7.2 whose paths it does not show: offices by language, their people, phones and towns. */
export function registerOfficeContacts(api: Api, { content }: Dependencies): void {
  registerInfo(api, { content });
  registerManager(api, { content });
  registerPhones(api, { content });
  registerTowns(api, { content });
}

function registerInfo(api: Api, { content }: Dependencies): void {
  const answer: Handler<typeof partnerInfo> = async (asked) => {
    const spoken = textsOf(asked.query, asked);
    if (!spoken.ok) return spoken;
    const office = await findOffice(content, {
      id: asked.query.inc,
      market: asked.query.state ?? asked.site.market,
      locales: spoken.locales,
    });
    if (!office) return { ok: false, reason: 'not-found' };
    const { id: inc, name, official_name: officialname } = office;
    return { ok: true, value: { inc, name, officialname, partnerDescription: officeDescription(office) } };
  };
  registerCall(api, partnerInfo, answer, ofContent(content));
}

function registerManager(api: Api, { content }: Dependencies): void {
  const answer: Handler<typeof managerInfo> = async ({ query, site, lang }) => {
    const text = textsIn(lang, site);
    const found = await findOfficeWorkers(content, { id: query.inc, market: query.state ?? site.market });
    if (!found) return { ok: false, reason: 'not-found' };
    const people = found.map(({ name, job, is_manager: isManager, phone, email, image }) => ({
      name: text(name),
      position: text(job),
      isManager,
      phone,
      email,
      image: image ?? '',
    }));
    return { ok: true, value: people };
  };
  registerCall(api, managerInfo, answer, ofContent(content));
}

function registerPhones(api: Api, { content }: Dependencies): void {
  const answer: Handler<typeof partnerPhones> = async ({ query, site, lang }) => {
    const text = textsIn(lang, site);
    const { compare } = new Intl.Collator(lang);
    const found = await listOfficePhones(content, query.state ?? site.market, query.townInc);
    const towns = found.map(({ townId, townName, phones }) => ({
      townInc: townId,
      city: text(townName),
      phones,
    }));
    return { ok: true, value: towns.sort((a, b) => compare(a.city, b.city)) };
  };
  registerCall(api, partnerPhones, answer, ofContent(content));
}

function registerTowns(api: Api, { content }: Dependencies): void {
  const answer: Handler<typeof locations> = async (asked) => {
    const spoken = textsOf(asked.query, asked);
    if (!spoken.ok) return spoken;
    const markets = asked.query.markets ?? [asked.site.market];
    const { compare } = new Intl.Collator(asked.lang);
    const found = await listOfficeTowns(content, { markets, subdomain: asked.query.mainCity });
    const towns = found.map(({ id, market, name, slug, subdomain, office_count, latitude, longitude }) => ({
      market,
      townInc: id,
      name: spoken.text(name),
      subdomain,
      isMainCity: slug === subdomain,
      officeCount: office_count,
      latitude,
      longitude,
    }));
    return {
      ok: true,
      value: towns.sort((a, b) => compare(a.market, b.market) || compare(a.name, b.name)),
    };
  };
  registerCall(api, locations, answer, ofContent(content));
}
