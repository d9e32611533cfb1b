import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { listOutbox, type OutboxMail } from '#domain/feedback/outbox.server.ts';
import type { AppContext } from './app-env.ts';
import { plainPage } from './plain-page.ts';

/** `/dev/outbox`: the mail of a server that has nothing to send mail with. It holds what visitors wrote. */
export async function answerOutbox(c: AppContext, { db }: { db: Kysely<DB> }): Promise<Response> {
  const mails = await listOutbox(db);
  const page = plainPage({
    title: 'Outbox',
    lang: 'en',
    nonce: c.get('secureHeadersNonce') ?? '',
    body: html`<h1>Outbox</h1>
      <p class="lead">Mail lands here while no mail server is configured. The newest comes first.</p>
      ${mails.length > 0 ? mails.map(mailCard) : html`<p class="card">Nothing has been mailed yet.</p>`}`,
  });
  return c.html(page, 200, { 'Cache-Control': 'no-store' });
}

const mailCard = (mail: OutboxMail) => html`<article class="card">
  <h2>${mail.subject}</h2>
  <div class="table"><table>
    <tr><th scope="row">From</th><td>${mail.sender}</td></tr>
    <tr><th scope="row">To</th><td>${mail.recipient}</td></tr>
    <tr><th scope="row">Reply to</th><td>${mail.reply_to ?? '–'}</td></tr>
    <tr><th scope="row">Sent</th><td><time>${mail.sent_at.toISOString()}</time></td></tr>
  </table></div>
  <pre>${mail.body}</pre>
</article>`;
