import { data } from 'react-router';
import type { CallResult } from '#calls/client.ts';
import type { FieldError } from '#calls/problem.ts';
import type { Fault } from '#lib/validation/fault.ts';
import type { Faults, FieldTexts } from './field-rules.ts';

/** Why a form was not taken, and what is needed to show it again: the one type of refusal of all forms. */
export type FormRefusal = {
  /** What is wrong with its fields, by their names (`email`, `travellers[1].born`). */
  fields: Faults;
  /** What is wrong with all of it, or that it failed on our side. */
  form?: Fault;
  /** What was typed, but for what is secret; also which of several buttons was pressed, where that is a field. */
  typed: FieldTexts;
  /** What it asks for is not what its page showed: the page is loaded anew, and the form may be sent again. */
  isStale?: true;
};

/** How sending a form went that is answered by a number. */
export type FormOutcome = { sent: number } | FormRefusal;

/** The refusal in what an action has answered. */
export const refusalIn = (outcome: object | undefined): FormRefusal | undefined =>
  outcome && 'typed' in outcome ? (outcome as FormRefusal) : undefined; // nothing else that actions answer has it

/** The answer of an action that does not take a form: its page comes back and says why. */
export const refuse = (refusal: FormRefusal, status = 400) => data<FormRefusal>(refusal, { status });

export type FailedCall = Extract<CallResult<unknown>, { ok: false }>;

/** A field of the form, and what is wrong with it; nothing, where an error of the call is none of a field. */
type FieldFault = readonly [name: string, fault: Fault] | undefined;

/** What a call that failed says of a form: what is wrong with its fields, else with all of it. */
export function refusedBy(
  failed: FailedCall,
  typed: FieldTexts,
  { faultOf, form }: { faultOf: (error: FieldError) => FieldFault; form: Fault },
): FormRefusal {
  const found = (failed.fields ?? []).flatMap((error) => {
    const fault = faultOf(error);
    return fault ? [fault] : [];
  });
  const fields: Faults = Object.fromEntries(found);
  return found.length > 0 ? { fields, typed } : { fields, form, typed };
}
