import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { evilHost } from '../send/judge.ts';
import { type Client, fieldOf, type Reply, textOf } from './client.ts';
import type { Finding } from './finding.ts';
import { type Account, freshAddress, newAccount, newEmail, signIn, tokenOf } from './people.ts';

const agents = 'agent.localhost';
type Attacked = { client: Client; port: number };

/** What is small and was open: ended sessions, invitations, bodies, origins, spreadsheets, closed agencies (G). */
export async function attackSmall({ client, port }: Attacked): Promise<Finding[]> {
  const account = await newAccount(client);
  return [
    await endedCookie(client, account),
    await strangeOrigins(client, account),
    await unreadBody(port),
    ...(await asAgent(client)),
    await deletedMeanwhile(client),
  ];
}

async function endedCookie(client: Client, account: Account): Promise<Finding> {
  const token = await tokenOf(client, account);
  await client.ask({ path: '/api/auth/sign-out', from: freshAddress(), token, form: {} });
  const again = await client.ask({
    path: '/api/auth/sign-in',
    from: freshAddress(),
    headers: { Cookie: `session=${token}` },
    form: { ...account },
  });
  const isRefused = textOf(again, 'token') === '' ? 1 : 0;
  return { name: 'G: sign-ins that the cookie of an ended session prevents', value: isRefused, atMost: 0 };
}

async function strangeOrigins(client: Client, account: Account): Promise<Finding> {
  const origins: Record<string, string>[] = [
    {},
    { Origin: `https://${evilHost}` },
    { Origin: 'null' },
    { Origin: `http://localhost@${evilHost}` },
    { Origin: `http://localhost.${evilHost}` },
    { Origin: 'http://pl.localhost' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ];
  const types = [
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/json',
    'multipart/form-data',
    'a/b',
  ];
  const cookie = `session=${await tokenOf(client, account)}`;
  const paths = ['/api/auth/sign-out', '/api/MyOffice/SetNotify', '/theme', '/api/shorts/shorten'];
  const sent = paths.flatMap((path) =>
    types.flatMap((type) =>
      origins.map((origin) =>
        client.ask({
          path,
          from: freshAddress(),
          headers: { 'Content-Type': type, Cookie: cookie, ...origin },
          raw: 'key=favorites&value=1',
        }),
      ),
    ),
  );
  const letIn = (await Promise.all(sent)).filter(({ status }) => status !== 403);
  return { name: 'G: forms of other sites that were let in', value: letIn.length, atMost: 0 };
}

/** Sends a request inside of a body that is refused: it must be no request of its own. */
async function unreadBody(port: number): Promise<Finding> {
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(5_000, () => socket.destroy());
  const head = [
    'POST /b2c/feedback HTTP/1.1',
    'Host: localhost',
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Length: 90000000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const read = await text(socket).catch(() => '');
  const isClosed = /^HTTP\/1\.1 413 .*^connection: close\r$/ims.test(read) && !read.includes('\r\n\r\nok');
  return { name: 'G: connections that go on after a 413', value: isClosed ? 0 : 1, atMost: 0 };
}

type DemoPerson = Account & { agency: string; isAdministrator: boolean; isBanned: boolean };

async function asAgent(client: Client): Promise<Finding[]> {
  const told = await client.ask({ path: '/api/auth/demo-people', host: agents, from: freshAddress() });
  const people = (fieldOf(told, 'people') as DemoPerson[] | undefined) ?? [];
  const findings: Finding[] = [];
  for (const person of people.filter(({ agency, isBanned }) => agency !== '' && !isBanned)) {
    const token = textOf(await signIn(client, { ...person, host: agents }), 'token');
    if (token === '') continue; // with a second factor
    const open = await quoteOf(client, token);
    if (!open) continue;
    findings.push(...(await markedAgain(client, open, token)), ...(await closedAgency(client, person, open)));
    break;
  }
  return findings.length > 0
    ? findings
    : [{ name: 'G: no agent of the demo has a quote', value: 1, atMost: 0 }];
}

type OpenQuote = { token: string; offer: string; inc: number };

async function quoteOf(client: Client, token: string): Promise<OpenQuote | undefined> {
  const path = '/api/MyOffice/Quotes';
  const list = await client.ask({ path, host: agents, from: freshAddress(), token });
  const quotes =
    (fieldOf(list, 'quotes') as { inc: number; offers: number; state: string }[] | undefined) ?? [];
  const sent = quotes.find(({ offers, state }) => offers > 0 && state !== 'draft');
  if (!sent) return undefined;
  const one = await readQuote(client, token, sent.inc);
  const [offer] = (fieldOf(one, 'offers') as { inc: number }[] | undefined) ?? [];
  return offer && { token: textOf(one, 'token'), offer: `${offer.inc}`, inc: sent.inc };
}

const readQuote = (client: Client, token: string, quote: number) =>
  client.ask({ path: `/api/MyOffice/Quote?quote=${quote}`, host: agents, from: freshAddress(), token });

const mostMarks = 10;

async function markedAgain(client: Client, quote: OpenQuote, token: string): Promise<Finding[]> {
  for (let time = 0; time < 60; time++)
    await client.ask({
      path: '/b2c/quote/mark',
      host: agents,
      from: freshAddress(),
      form: { token: quote.token, offer: quote.offer, marked: time % 2 ? '0' : '1' },
    });
  const one = await readQuote(client, token, quote.inc);
  const events = (fieldOf(one, 'events') as { kind: string; offer: number | null }[] | undefined) ?? [];
  const marks = events.filter(({ kind, offer }) => kind.endsWith('marked') && `${offer}` === quote.offer);
  return [{ name: 'B: marks of one offer that are kept', value: marks.length, atMost: mostMarks }];
}

async function closedAgency(client: Client, person: DemoPerson, quote: OpenQuote): Promise<Finding[]> {
  const list = await client.asOperator({ path: '/api/agencies', host: agents, from: freshAddress() });
  const agencies = (fieldOf(list, 'agencies') as { agency: number; name: string }[] | undefined) ?? [];
  const agency = agencies.find(({ name }) => name === person.agency)?.agency;
  if (agency === undefined) return [{ name: 'G: the operator sees no such agency', value: 1, atMost: 0 }];
  const decide = (path: string) =>
    client.asOperator({
      path: `/api/agencies/${path}`,
      host: agents,
      from: freshAddress(),
      form: { agency: `${agency}` },
    });
  await decide('suspend');
  const asked: Reply[] = await Promise.all([
    client.ask({ path: `/b2c/quote?token=${quote.token}`, host: agents, from: freshAddress() }),
    client.ask({ path: `/quote/${quote.token}`, host: agents, from: freshAddress() }),
    client.ask({
      path: '/b2c/quote/question',
      host: agents,
      from: freshAddress(),
      form: { token: quote.token, words: 'Is it for sale?' },
    }),
  ]);
  await decide('activate');
  const open = asked.filter(({ status }) => status !== 410);
  return [{ name: 'G: quotes of a closed agency that are not gone', value: open.length, atMost: 0 }];
}

/** An account that is deleted while it is used is answered: with whatever, but not with a failure. */
async function deletedMeanwhile(client: Client): Promise<Finding> {
  const account = await newAccount(client, newEmail('leaving'));
  const token = await tokenOf(client, account);
  const use = (nth: number) =>
    client.ask({
      path: '/api/MyOffice/SetNotify',
      from: freshAddress(),
      token,
      form: { key: 'favorites', value: `${nth + 1}` },
    });
  const replies = await Promise.all([
    ...Array.from({ length: 10 }, (_, nth) => use(nth)),
    client.ask({
      path: '/api/auth/delete-account',
      from: freshAddress(),
      token,
      form: { password: account.password },
    }),
    ...Array.from({ length: 10 }, (_, nth) => use(nth)),
  ]);
  const failed = replies.filter(({ status }) => status === 500 || status === 0);
  return {
    name: 'G: failures of an account that is deleted while it is used',
    value: failed.length,
    atMost: 0,
  };
}
