import type { ManagerProfile } from '#calls/manager-profile.ts';
import { type ProfileFieldView, valueIn, viewFields } from './profile.ts';

/** The fields that the form shows, in their order ([S]§2.17). */
export const ownFields = ['fullname', 'born', 'male', 'phones', 'email', 'alias', 'town'] as const;

type OwnField = (typeof ownFields)[number];

/** The fields of a manager's profile that are shown. */
export const ownProfileView = ({ fields, partPass }: ManagerProfile): ProfileFieldView<OwnField>[] =>
  viewFields(fields, ownFields, { participantInc: partPass[0]?.inc, alias: valueIn(fields, 'alias') });

/** Who administers the agency, as their profile says it ([S]§3.14); undefined where it is that of somebody else. */
export function administratorIn({
  partPass,
  fields,
}: ManagerProfile): { name: string; email: string } | undefined {
  if (!partPass[0]?.administrator) return undefined;
  return { name: valueIn(fields, 'fullname'), email: valueIn(fields, 'email') };
}
