import { data, type RouterContextProvider, redirect } from 'react-router';
import { type CompanyProfile, companyProfile, saveCompanyProfile } from '#calls/company-profile.ts';
import { clientContext, clockContext, userContext } from '#web/context/context.ts';
import { localPathIn } from '#web/context/local-path.ts';
import {
  fieldFaults,
  type ProfileFieldView,
  type RefusedProfile,
  readFields,
  responseFaults,
  viewFields,
} from './profile.ts';

type Context = Readonly<RouterContextProvider>;

const companyFields = [
  ...(['lname', 'director', 'ownership', 'taxation', 'partner_town_state'] as const),
  ...(['language', 'address', 'faddress'] as const),
] as const;

type CompanyField = (typeof companyFields)[number];

export type RefusedCompany = { company: RefusedProfile<CompanyField> };

/** What the agency says of its company, for its form; undefined where nothing is kept of it. */
export async function openCompany(context: Context): Promise<ProfileFieldView<CompanyField>[] | undefined> {
  const profile = await profileOf(context);
  return profile.code === -1 ? undefined : viewOf(profile, context);
}

async function profileOf(context: Context): Promise<CompanyProfile> {
  const profile = await context.get(clientContext).call(companyProfile, {});
  if (profile.ok) return profile.value;
  throw new Response(null, { status: profile.status ?? 502 });
}

const viewOf = ({ fields, partPass }: CompanyProfile, context: Context) =>
  viewFields(fields, companyFields, {
    participantInc: partPass[0]?.inc,
    alias: context.get(userContext)?.partPassAlias,
  });

/** Saves it, and shows the page again; what is wrong is said beside its field, and what was typed stays. */
export async function saveCompany(context: Context, form: FormData) {
  const profile = await profileOf(context);
  const { fields } = profile;
  const view = viewOf(profile, context);
  const typed = readFields(fields, { names: companyFields, view, form });
  const faults = fieldFaults(fields, view, { typed, today: context.get(clockContext).today });
  if (Object.keys(faults).length > 0)
    return data<RefusedCompany>({ company: { typed, faults } }, { status: 400 });
  const saved = await context.get(clientContext).call(saveCompanyProfile, {}, typed);
  if (saved.ok) return redirect(localPathIn(context)('/settings/mycompany?done=company'), 303);
  return data<RefusedCompany>(
    { company: { typed, faults: responseFaults(saved) } },
    { status: saved.status ?? 502 },
  );
}
