import { managerProfile, saveManagerProfile } from '#calls/manager-profile.ts';
import { findProfile, findWantedEmail } from '#domain/accounts/find-profile.ts';
import { saveProfile } from '#domain/accounts/save-profile.ts';
import type { LiveContent } from '#domain/content/live-content.ts';
import { type LimitMail, limitMails } from '#domain/mail/limit-mail.ts';
import { listOfficeTowns } from '#domain/offices/list-office-towns.ts';
import type { Localised } from '#lib/localised.ts';
import { readDate } from '#lib/validation/dates.ts';
import type { Handler } from './answer-call.ts';
import type { Api } from './api-env.ts';
import { asManager } from './as-manager.ts';
import { textsIn } from './core-texts.ts';
import { faultsOf, openFields } from './describe-fields.ts';
import { mailOrigin } from './mail-origin.ts';
import { profileFields } from './profile-fields.ts';
import { registerCall } from './register-call.ts';
import type { SignInDependencies } from './sign-in.ts';

type Dependencies = Pick<SignInDependencies, 'db' | 'boss' | 'signInLimits'> & { content: LiveContent };

/** The profile of a manager and its saving ([S]§2.17, §3.14, §5.12). */
export function registerManagerProfile(api: Api, dependencies: Dependencies): void {
  const { db, content } = dependencies;
  registerCall(api, managerProfile, async ({ caller, lang, site, now }) => {
    const { managerId } = asManager(caller);
    const found = await findProfile(db, managerId);
    if (!found) return { ok: true, value: { ...noProfile, code: -1 } };
    const towns = await townsOf(content, found.market);
    const text = textsIn(lang, site);
    const { compare } = new Intl.Collator(lang);
    return {
      ok: true,
      value: {
        partPass: [{ administrator: found.isAdministrator, inc: found.inc }],
        fields: profileFields(found, lang),
        townList: towns
          .map(({ id, name }) => ({ id, name: text(name) }))
          .sort((one, other) => compare(one.name, other.name)),
        emailToConfirm: await findWantedEmail(db, managerId, now),
        code: 0,
      },
    };
  });
  registerCall(api, saveManagerProfile, saving(dependencies, limitMails(db, dependencies.signInLimits)));
}

const noProfile = { partPass: [], fields: [], townList: [] };

const saving =
  ({ db, boss, content }: Dependencies, limitMail: LimitMail): Handler<typeof saveManagerProfile> =>
  async ({ body, caller, site, lang, today, now, address }) => {
    const manager = asManager(caller);
    const found = await findProfile(db, manager.managerId);
    if (!found) return { ok: false, reason: 'not-found' };
    const open = openFields(profileFields(found, lang), { participantInc: found.inc, alias: found.alias });
    const fields = faultsOf(open, body, today);
    const towns = await townsOf(content, found.market);
    if (body.town && !towns.some(({ id }) => id === Number(body.town)))
      fields.push({ field: 'town', reason: 'is none of townList', messageKey: 'validations.required' });
    if (fields.length > 0) return { ok: false, reason: 'invalid-request', fields };
    // Without a login there is nothing that could be edited.
    const profile = open.length > 0 ? changed(body) : found;
    const from = { siteId: site.id, locale: lang, origin: mailOrigin(site, body.origin) };
    const wait = await saveProfile(profile, { db, boss, limitMail, from, caller: manager, now, address });
    if (wait > 0) return { ok: false, reason: 'too-many-requests', retryAfterSeconds: wait };
    return { ok: true, value: { code: 0 } };
  };

type Body = Parameters<Handler<typeof saveManagerProfile>>[0]['body'];

const changed = (body: Body) => ({
  fullname: body.fullname.trim(),
  born: readDate(body.born) ?? null,
  isMale: body.male === '' ? null : body.male === '1',
  phones: body.phones.trim(),
  email: body.email.trim(),
  alias: body.alias.trim(),
  townId: body.town === '' ? null : Number(body.town),
});

/** Towns of the market that the operator's offices are in. */
const townsOf = (content: LiveContent, market: string): Promise<{ id: number; name: Localised }[]> =>
  listOfficeTowns(content, { markets: [market], subdomain: undefined });
