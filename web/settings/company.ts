import { type RouterContextProvider, redirect } from 'react-router';
import { type CompanyProfile, companyProfile, saveCompanyProfile } from '#calls/company-profile.ts';
import { clientContext, clockContext, userContext } from '#web/context/context.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { type FormRefusal, refuse } from '#web/parts/form/form-refusal.ts';
import type { SentForm } from '#web/parts/form/read-form.ts';
import { checkProfile, type ProfileFieldView, profileTexts, refusedProfile, viewFields } from './profile.ts';

type Context = Readonly<RouterContextProvider>;

const companyFields = [
  ...(['lname', 'director', 'ownership', 'taxation', 'partner_town_state'] as const),
  ...(['language', 'address', 'faddress'] as const),
] as const;

type CompanyField = (typeof companyFields)[number];

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
export async function saveCompany(context: Context, form: SentForm) {
  const profile = await profileOf(context);
  const { fields } = profile;
  const { today } = context.get(clockContext);
  const parsed = checkProfile(form, { fields, view: viewOf(profile, context), today });
  if (!parsed.ok) return refuse(ofCompany(parsed.refusal));
  const texts = profileTexts(fields, companyFields, parsed.value);
  const saved = await context.get(clientContext).call(saveCompanyProfile, {}, texts);
  if (saved.ok) return redirect(localPathIn(context)('/settings/mycompany?done=company'), 303);
  return refuse(ofCompany(refusedProfile(saved, parsed.typed)), saved.status ?? 502);
}

/** Of which of the forms of its page it is. */
const ofCompany = (refusal: FormRefusal): FormRefusal => ({
  ...refusal,
  typed: { ...refusal.typed, asked: 'company' },
});
