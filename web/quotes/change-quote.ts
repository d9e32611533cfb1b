import { data, type RouterContextProvider, redirect } from 'react-router';
import type { CallFailure } from '#calls/failures.ts';
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

/** What was typed, where it was not taken, and which fields are wrong; none, where it failed on our side. */
export type RefusedQuote = { typed: Record<string, string>; faults: string[] };

type Done = { ok: true; value: { quote: number } } | ({ ok: false } & Failed) | undefined;

type Failed = { fields?: { field: string }[]; reason: CallFailure; status?: number };

const offerField = /^words-(\d{1,10})$/;

/**
 * Saves what stands in the form, whichever of its buttons was pressed, and then does what that says: so nothing that was
 * typed is lost when an offer is moved.
 */
export async function changeQuote(
  context: Readonly<RouterContextProvider>,
  quote: string,
  form: FormData,
): Promise<Response | ReturnType<typeof data<RefusedQuote>>> {
  const client = context.get(clientContext);
  const path = localPathIn(context);
  const [deed = '', offer = ''] = `${form.get('deed') ?? 'save'}`.split(' ');
  if (deed === 'delete') {
    const deleted = await client.call(deleteQuote, {}, { quote });
    if (!deleted.ok) throw toErrorResponse(deleted.reason);
    return redirect(path('/quotes?deleted=1'), 303);
  }
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, `${value}`]));
  // A call takes an empty field for one that is missing.
  if (typed.validUntil === '') return data<RefusedQuote>({ typed, faults: ['validUntil'] }, { status: 400 });
  const saved = await client.call(saveQuote, {}, { quote, ...wordsOf(typed) });
  if (!saved.ok) return refuse(saved);
  const done = await runCommand();
  if (done && !done.ok) return refuse(done);
  if (deed === 'duplicate' && done?.ok) return redirect(path(`/quotes/${done.value.quote}?copied=1`), 303);
  const place = deed === 'up' || deed === 'down' ? `#offer-${offer}` : '';
  return redirect(path(`/quotes/${quote}?${deed === 'send' ? 'sent' : 'saved'}=1${place}`), 303);

  /** Shows what was typed again: a field is at fault, or we are. */
  function refuse({ fields, reason, status = 502 }: Failed) {
    if (!fields && isNowhere(reason)) throw toErrorResponse(reason);
    return data<RefusedQuote>({ typed, faults: (fields ?? []).map(({ field }) => field) }, { status });
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

  function ranOn(sent: { ok: true } | ({ ok: false } & Failed)): Done {
    return sent.ok ? { ok: true, value: { quote: Number(quote) } } : sent;
  }
}

/** What the fields of the form say to the call; the client book is named only where the agent has chosen anew. */
function wordsOf(typed: Record<string, string>) {
  const { title = '', client = '', quoteLang = '', secondCurrency = '', words = '' } = typed;
  const { validUntil, bookClient, bookClientWas, outcomeReason } = typed;
  const ofOffers = Object.entries(typed).flatMap(([name, said]) => {
    const [, inc] = offerField.exec(name) ?? [];
    return inc ? [[inc, said]] : [];
  });
  return {
    title,
    client,
    quoteLang,
    secondCurrency,
    words,
    offerWords: JSON.stringify(Object.fromEntries(ofOffers)),
    ...(bookClient !== undefined && bookClient !== bookClientWas && { bookClient }),
    ...(validUntil !== undefined && { validUntil }),
    ...(outcomeReason !== undefined && { outcomeReason }),
  };
}
