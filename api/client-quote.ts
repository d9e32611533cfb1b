import { randomUUID } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import { askAboutQuote, clientQuote, markQuoteOffer, openedQuote } from '#calls/client-quote.ts';
import { askAboutQuote as ask } from '#domain/quotes/ask-about-quote.ts';
import { type ByLink, openQuote, recordQuoteEvent } from '#domain/quotes/open-quote.ts';
import { fail } from '#lib/result.ts';
import type { CallRequest } from './answer-call.ts';
import type { Api } from './api-env.ts';
import type { SellingDependencies } from './core-context.ts';
import type { LeadGuard } from './guard-lead.ts';
import { pricingOf, quotedOffers, quoteWordsAnswer } from './quote-answer.ts';
import { registerCall } from './register-call.ts';

type Dependencies = SellingDependencies & Pick<ByLink, 'db'> & { boss: PgBoss; guard: LeadGuard };

/** A quote as its client has it, by its link alone: nothing here is the agent's, and the link is the only key. */
export function registerClientQuote(api: Api, dependencies: Dependencies): void {
  const { db, boss, guard, claimSecret: secret } = dependencies;
  const linkOf = (
    token: string,
    { site, caller }: Pick<CallRequest<typeof clientQuote>, 'site' | 'caller'>,
  ) => ({
    db,
    token,
    secret,
    siteId: site.id,
    caller,
  });
  registerCall(api, clientQuote, async (asked) => {
    const opened = await openQuote(linkOf(asked.query.token, asked));
    if (!opened.ok) return opened;
    const { quote, events, isPreview } = opened.value;
    return {
      ok: true,
      value: {
        ...quoteWordsAnswer(opened.value, asked),
        isPreview,
        agency: {
          name: quote.official_name,
          email: quote.agency_email,
          address: quote.agency_address,
        },
        manager: { name: quote.manager_name, phones: quote.phones, email: quote.manager_email },
        offers: await quotedOffers(opened.value, pricingOf(dependencies, asked, quote.currency)),
        questions: events
          .filter(({ kind }) => kind === 'asked')
          .map(({ offer_inc: offer, words, at }) => ({ offer, words, at: at.toISOString() })),
      },
    };
  });
  registerCall(api, openedQuote, ({ body, now, ...asked }) =>
    recordQuoteEvent(linkOf(body.token, asked), { kind: 'opened', offerInc: null, now }),
  );
  registerCall(api, markQuoteOffer, ({ body, now, ...asked }) => {
    const kind = body.marked === '1' ? ('marked' as const) : ('unmarked' as const);
    return recordQuoteEvent(linkOf(body.token, asked), { kind, offerInc: body.offer, now });
  });
  registerCall(api, askAboutQuote, (asked) => {
    const { body, site, now } = asked;
    const { token, words, contact, requestKey = randomUUID(), pass, website } = body;
    // Whose words are the same again and again is told by the contact, or by the quote.
    const lead = { name: '', phone: '', email: contact || token, comment: `${token} ${words}` };
    return guard(lead, { ...asked, requestKey, pass, website }, async () => {
      const offerInc = body.offer === '' ? null : body.offer;
      const question = { words, contact, offerInc, requestKey, now };
      const stored = await ask({ ...linkOf(token, asked), boss, site }, question);
      if (stored.ok) return stored;
      return stored.reason === 'too-many'
        ? { ok: false, reason: 'too-many-requests', retryAfterSeconds: 86_400 }
        : fail(stored.reason);
    });
  });
}
