import { data, type RouterContextProvider } from 'react-router';
import { askAboutQuote } from '#calls/client-quote.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { faultsOf, rawValues } from '#web/parts/form/field-rules.ts';
import { type LetterOutcome, letterOutcome, readLetter } from '#web/parts/form/letter-outcome.ts';
import { questionFields, questionRules } from './question-rules.ts';

const fieldsOfCall = { words: 'QUOTE_WORDS', contact: 'QUOTE_CONTACT' };

/** Sends a question of the client to the agent. */
export async function sendQuestion(
  context: Readonly<RouterContextProvider>,
  token: string,
  form: FormData,
): Promise<ReturnType<typeof data<LetterOutcome>>> {
  const typed = readLetter(form, questionFields);
  const rules = questionRules(context.get(siteContext));
  const faults = faultsOf(rules, typed);
  if (Object.keys(faults).length > 0)
    return data<LetterOutcome>({ status: 'invalid', faults, typed }, { status: 400 });
  const raw = rawValues(rules, typed);
  const { requestKey, pass, website } = typed;
  const said = { offer: raw.QUOTE_OFFER, words: raw.QUOTE_WORDS, contact: raw.QUOTE_CONTACT };
  const sent = await context
    .get(clientContext)
    .call(askAboutQuote, {}, { token, ...said, requestKey, pass, website });
  return data<LetterOutcome>(...letterOutcome(sent, typed, fieldsOfCall));
}
