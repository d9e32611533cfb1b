import { evilHost } from '../send/judge.ts';
import type { Client } from './client.ts';
import type { Finding } from './finding.ts';
import { freshAddress, newEmail } from './people.ts';

/** Of a site that is open to the public: on a machine of one's own, links have its port. */
const host = 'solstice-travel.com';
const strangePort = 6_666;
/** Mails of one kind to one mailbox, in an hour. */
const mostMails = 3;

/** What strangers type is no advertisement in mails to others, and links lead to the site alone (E, F). */
export async function attackMails(client: Client): Promise<Finding[]> {
  const email = newEmail('stranger');
  const create = (to: string, name: string, origin: string) =>
    client.ask({
      path: '/api/auth/create-account',
      host: `${host}:${strangePort}`,
      from: freshAddress(),
      form: { name, email: to, origin, consent: '1' },
    });
  const advertisement = `You have won: https://${evilHost}/win www.${evilHost}\r\nBcc: everybody@mail.example`;
  await create(email, advertisement, `http://${host}:${strangePort}`);
  const elsewhere = newEmail('elsewhere');
  await create(elsewhere, 'Anna', `https://${evilHost}`);
  const mails = [...(await client.mailsTo(email)), ...(await client.mailsTo(elsewhere))];
  const mailbox = newEmail('flood').replace('@', '+NTH@');
  const boxes = Array.from({ length: 12 }, (_, nth) => mailbox.replace('NTH', `${nth}`));
  for (const box of boxes) await create(box, 'Anna', `https://${host}`);
  const sent = [(await client.mailsTo(boxes[0]!)).length];
  for (const box of boxes.slice(1)) sent.push((await client.mailsTo(box, 0)).length);
  const sum = sent.reduce((all, one) => all + one, 0);
  return [
    { name: 'F: mails with an address that a stranger typed', value: count(mails, evilHost), atMost: 0 },
    { name: 'F: mails with a line that a stranger typed', value: count(mails, '\nBcc:'), atMost: 0 },
    {
      name: 'F: links of mails with a port of somebody’s own',
      value: count(mails, `:${strangePort}`),
      atMost: 0,
    },
    {
      name: 'F: mails without a link of the site by https',
      value: mails.length - count(mails, `https://${host}/`),
      atMost: 0,
    },
    {
      name: 'F: mails that were awaited and did not come',
      value: Math.max(0, 3 - mails.length - Math.min(1, sum)),
      atMost: 0,
    },
    {
      name: 'E: mails to one mailbox by addresses with +',
      value: sum,
      atMost: mostMails,
    },
  ];
}

const count = (mails: readonly string[], words: string) =>
  mails.filter((mail) => mail.includes(words)).length;
