import type { RouterContextProvider } from 'react-router';
import { askAboutQuote } from '#calls/client-quote.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { formAnswer, openingRules } from '#web/parts/form/form-answer.ts';
import { refuse } from '#web/parts/form/form-refusal.ts';
import { checkForm } from '#web/parts/form/parse-form.ts';
import type { SentForm } from '#web/parts/form/read-form.ts';
import { questionRules } from './question-rules.ts';

const fieldsOfCall = { words: 'QUOTE_WORDS', contact: 'QUOTE_CONTACT' };

/** Sends a question of the client to the agent. */
export async function sendQuestion(
  context: Readonly<RouterContextProvider>,
  token: string,
  form: SentForm,
): Promise<ReturnType<typeof formAnswer>> {
  const parsed = checkForm(form, { ...openingRules, ...questionRules(context.get(siteContext)) });
  if (!parsed.ok) return refuse(parsed.refusal);
  const { QUOTE_OFFER, QUOTE_WORDS, QUOTE_CONTACT, requestKey, pass, website } = parsed.value;
  const sent = await context
    .get(clientContext)
    .call(
      askAboutQuote,
      {},
      { token, offer: QUOTE_OFFER, words: QUOTE_WORDS, contact: QUOTE_CONTACT, requestKey, pass, website },
    );
  return formAnswer(sent, parsed.typed, fieldsOfCall);
}
