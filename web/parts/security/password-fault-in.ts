import type { CallResult } from '#calls/client.ts';
import { invitationFaults } from '#calls/invitation.ts';
import { passwordFaults } from '#calls/sign-in.ts';
import type { FieldFault } from './account-field.tsx';

const words: Record<string, FieldFault> = {
  [passwordFaults['too-short']]: 'short',
  [passwordFaults['too-long']]: 'long',
  [passwordFaults['too-common']]: 'common',
  [invitationFaults['wrong-password']]: 'wrong',
};

/** What a call has found wrong with a password, in the words of the page. */
export const passwordFaultIn = ({
  fields = [],
}: Extract<CallResult<unknown>, { ok: false }>): FieldFault | undefined =>
  fields.map(({ messageKey = '' }) => words[messageKey]).find(Boolean);
