import type { BodyOf } from '#calls/call.ts';
import type { ManagerProfile, saveManagerProfile } from '#calls/manager-profile.ts';
import type { Profile } from '#domain/accounts/find-profile.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import type { Locale } from '#sites/locales.ts';
import { sayIn } from '#texts/say.server.ts';

/** What can be said in a profile: each field is one of the body that saves it. */
type FieldName = keyof BodyOf<typeof saveManagerProfile>;

type Field = ManagerProfile['fields'][number] & { entityField: FieldName };

type Look = Pick<Field, 'type' | 'required'> & Partial<Pick<Field, 'pattern' | 'class'>>;

/** In the order of the form ([S]§2.17). */
const looks: Record<FieldName, Look> = {
  fullname: { type: 'text', required: '1' },
  born: { type: 'date', required: '0' },
  male: { type: 'sex', required: '0' },
  phones: { type: 'text', required: '0' },
  email: { type: 'text', required: '1' },
  alias: { type: 'text', required: '1', pattern: '/^[A-Z0-9._-]{2,30}$/i', class: 'eng' },
  town: { type: 'town', required: '0' },
};

/** The fields of a profile with their values, titled in a language. */
export function profileFields(profile: Profile, lang: Locale): Field[] {
  const say = sayIn(lang);
  const values = valuesOf(profile);
  return (Object.keys(looks) as FieldName[]).map((name, at) => ({
    entityField: name,
    entityInc: at + 1,
    title: say(`profile.${name}`),
    value: values[name],
    visible: '1',
    editable: '1',
    pattern: null,
    patternTitle: looks[name].pattern ? say('profile.aliasPattern') : null,
    class: null,
    validators: [],
    ...looks[name],
  }));
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
