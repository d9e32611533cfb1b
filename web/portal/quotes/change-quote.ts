import { data, type RouterContextProvider, redirect } from 'react-router';
import type { CallFailure } from '#calls/failures.ts';
import { changeQuoteOffer, deleteQuote, saveQuote, sendQuote } from '#calls/quotes.ts';
import { clientContext } from '#web/visit/context.ts';
import { localPathIn } from '#web/visit/local-path.ts';
import { isNowhere, notTold } from '#web/visit/not-told.ts';

/** What was typed, where it was not taken, and which fields are wrong; none, where it failed on our side. */
export type RefusedQuote = { typed: Record<string, string>; faults: string[] };

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
    if (!deleted.ok) throw notTold(deleted.reason);
    return redirect(path('/quotes?deleted=1'), 303);
  }
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, `${value}`]));
  const { title = '', client: forWhom = '', quoteLang = '', secondCurrency = '', words = '' } = typed;
  const { validUntil } = typed;
  // A call takes what is empty for what is not said.
  if (validUntil === '') return data<RefusedQuote>({ typed, faults: ['validUntil'] }, { status: 400 });
  const ofOffers = Object.entries(typed).flatMap(([name, said]) => {
    const [, inc] = offerField.exec(name) ?? [];
    return inc ? [[inc, said]] : [];
  });
  const { bookClient } = typed;
  const said = {
    ...{ title, client: forWhom, quoteLang, secondCurrency, words },
    ...(bookClient !== undefined && { bookClient }),
    ...(validUntil !== undefined && { validUntil }),
  };
  const offerWords = JSON.stringify(Object.fromEntries(ofOffers));
  const saved = await client.call(saveQuote, {}, { quote, ...said, offerWords });
  if (!saved.ok) return refuse(saved);
  const done = await doDeed();
  if (done && !done.ok) return refuse(done);
  const place = deed === 'up' || deed === 'down' ? `#offer-${offer}` : '';
  return redirect(path(`/quotes/${quote}?${deed === 'send' ? 'sent' : 'saved'}=1${place}`), 303);

  /** Shows what was typed again: a field is at fault, or we are. */
  function refuse({ fields, reason, status = 502 }: Failed) {
    if (!fields && isNowhere(reason)) throw notTold(reason);
    return data<RefusedQuote>({ typed, faults: (fields ?? []).map(({ field }) => field) }, { status });
  }

  async function doDeed() {
    if (deed === 'send') return client.call(sendQuote, {}, { quote });
    if (deed === 'up' || deed === 'down' || deed === 'remove')
      return client.call(changeQuoteOffer, {}, { quote, offer, change: deed });
    return undefined;
  }
}
