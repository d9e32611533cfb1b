import type { BodyOf } from '#calls/call.ts';
import type { saveManagerProfile } from '#calls/manager-profile.ts';
import type { Profile } from '#domain/accounts/find-profile.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import type { Locale } from '#sites/locales.ts';
import { sayIn } from '#texts/say.server.ts';
import { type Described, describeFields, type Look } from './describe-fields.ts';

/** What can be said in a profile: each field is one of the body that saves it. */
type FieldName = Exclude<keyof BodyOf<typeof saveManagerProfile>, 'origin'>;

/** In the order of the form ([S]§2.17). */
const looksIn = (say: Say): Record<FieldName, Look> => ({
  fullname: { type: 'text', required: '1' },
  born: { type: 'date', required: '0' },
  male: { type: 'sex', required: '0' },
  phones: { type: 'text', required: '0' },
  email: { type: 'text', required: '1' },
  alias: {
    type: 'text',
    required: '1',
    pattern: '/^[A-Z0-9._-]{2,30}$/i',
    class: 'eng',
    patternTitle: say('profile.aliasPattern'),
  },
  town: { type: 'town', required: '0' },
});

type Say = ReturnType<typeof sayIn>;

/** The fields of a profile with their values, titled in a language. */
export function profileFields(profile: Profile, lang: Locale): Described<FieldName>[] {
  const say = sayIn(lang);
  return describeFields(looksIn(say), {
    values: valuesOf(profile),
    titleOf: (name) => say(`profile.${name}`),
  });
}

const valuesOf = (profile: Profile): Record<FieldName, string> => ({
  fullname: profile.fullname,
  born: profile.born ? written(profile.born) : '',
  male: profile.isMale === null ? '' : profile.isMale ? '1' : '0',
  phones: profile.phones,
  email: profile.email,
  alias: profile.alias,
  town: profile.townId === null ? '' : String(profile.townId),
});

/** As the field shows a day: DD.MM.YYYY. */
const written = (day: PlainDate): string => day.split('-').reverse().join('.');
