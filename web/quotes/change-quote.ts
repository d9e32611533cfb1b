import { type RouterContextProvider, redirect } from 'react-router';
import {
  changeQuoteOffer,
  deleteQuote,
  duplicateQuote,
  saveQuote,
  sendQuote,
  settleQuote,
} from '#calls/quotes.ts';
import { clientContext } from '#web/context/context.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { isNowhere, toErrorResponse } from '#web/context/to-error-response.ts';
import { anyText } from '#web/parts/form/field-rules.ts';
import { type FailedCall, refuse, refusedBy } from '#web/parts/form/form-refusal.ts';
import { checkForm, type FormValue } from '#web/parts/form/parse-form.ts';
import type { SentForm } from '#web/parts/form/read-form.ts';
import { quoteFaults, quoteRules } from './quote-rules.ts';

type Done = { ok: true; value: { quote: number } } | FailedCall | undefined;

/**
 * Saves what stands in the form, whichever of its buttons was pressed, and then does what that says: so nothing that was
 * typed is lost when an offer is moved.
 */
export async function changeQuote(
  context: Readonly<RouterContextProvider>,
  quote: string,
  form: SentForm,
): Promise<Response | ReturnType<typeof refuse>> {
  const client = context.get(clientContext);
  const path = localPathIn(context);
  const [deed = '', offer = ''] = (form.text('deed') || 'save').split(' ');
  if (deed === 'delete') {
    const deleted = await client.call(deleteQuote, {}, { quote });
    if (!deleted.ok) throw toErrorResponse(deleted.reason);
    return redirect(path('/quotes?deleted=1'), 303);
  }
  // A day that is not sent stays as it is; one that is emptied is missing.
  const validUntil = form.has('validUntil') ? quoteRules.validUntil : anyText;
  const parsed = checkForm(form, { ...quoteRules, validUntil });
  if (!parsed.ok) return refuse(parsed.refusal);
  const saved = await client.call(saveQuote, {}, { quote, ...wordsOf(parsed.value) });
  if (!saved.ok) return refused(saved);
  const done = await runCommand();
  if (done && !done.ok) return refused(done);
  if (deed === 'duplicate' && done?.ok) return redirect(path(`/quotes/${done.value.quote}?copied=1`), 303);
  const place = deed === 'up' || deed === 'down' ? `#offer-${offer}` : '';
  return redirect(path(`/quotes/${quote}?${deed === 'send' ? 'sent' : 'saved'}=1${place}`), 303);

  /** Shows what was typed again: a field is at fault, or we are. */
  function refused(failed: FailedCall) {
    if (!failed.fields && isNowhere(failed.reason)) throw toErrorResponse(failed.reason);
    return refuse(refusedBy(failed, parsed.typed, quoteFaults(failed)), failed.status ?? 502);
  }

  async function runCommand(): Promise<Done> {
    if (deed === 'send') return ranOn(await client.call(sendQuote, {}, { quote }));
    if (deed === 'won' || deed === 'lost' || deed === 'open')
      return client.call(settleQuote, {}, { quote, outcome: deed });
    if (deed === 'duplicate') return client.call(duplicateQuote, {}, { quote });
    if (deed === 'up' || deed === 'down' || deed === 'remove')
      return client.call(changeQuoteOffer, {}, { quote, offer, change: deed });
    return undefined;
  }

  function ranOn(sent: { ok: true } | FailedCall): Done {
    return sent.ok ? { ok: true, value: { quote: Number(quote) } } : sent;
  }
}

/** What the fields of the form say to the call; the client book is named only where the agent has chosen anew. */
function wordsOf({ bookClient, bookClientWas, offers, ...said }: FormValue<typeof quoteRules>) {
  const ofOffers = offers.flatMap(({ inc, words }) => (inc ? [[inc, words]] : []));
  const isChosen = bookClient !== '' && bookClient !== bookClientWas;
  return {
    ...said,
    offerWords: JSON.stringify(Object.fromEntries(ofOffers)),
    ...(isChosen && { bookClient }),
  };
}
