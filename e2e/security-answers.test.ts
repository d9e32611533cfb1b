import { createHmac } from 'node:crypto';
import { cookiesOf, demoPerson, logIn, pair, send } from './account.ts';
import { answerOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

// Devices and two-step login of an agent, asked without a browser: forms as one without scripts sends them.

const agents = 'agent.localhost';
const mainOf = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)![0];

/** What an app makes of a key, so many half minutes from now (RFC 6238). */
function codeOf(key: string, later = 0) {
  const bits = [...key].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits
    .join('')
    .match(/.{8}/g)!
    .map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const digest = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const number = digest.readUInt32BE(digest.at(-1)! & 15) & 0x7fff_ffff;
  return `${number % 1_000_000}`.padStart(6, '0');
}

test('an agent sees their devices, and logs out one, or all others', async ({ request }) => {
  const isLena = ({ isFTA }: { isFTA: boolean }) => isFTA;
  const [own, other] = [await logIn(request, agents, isLena), await logIn(request, agents, isLena)];
  const devices = async () => mainOf((await answerOf(request, agents, '/settings/sessions', own)).html);
  const page = await devices();
  expect(textOf(page).match(/This device/g)).toHaveLength(1);
  const ids = [...page.matchAll(/name="id"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="id"/g)].map(
    (m) => m[1] ?? m[2]!,
  );
  expect(ids.length).toBeGreaterThan(0);
  const one = await send(request, agents, '/settings/sessions', { id: ids[0]! }, own);
  expect([one.status(), one.headers().location]).toEqual([303, '/settings/sessions?ended=1']);
  expect(await devices()).not.toContain(`value="${ids[0]}"`);
  await send(request, agents, '/settings/sessions', {}, own);
  expect(await devices()).not.toContain('name="id"');
  const { headers } = await answerOf(request, agents, '/settings/sessions', other);
  expect(headers).toContainEqual({ name: 'location', value: '/auth?from=%2Fsettings%2Fsessions' });
});

test('an agent sets two-step login up, logs in with a code, and switches it off again', async ({
  request,
}) => {
  const isVictor = ({ isBanned }: { isBanned: boolean }) => isBanned;
  let cookie = await logIn(request, agents, isVictor);
  const { email, password } = await demoPerson(request, isVictor);
  /** Sends a form, and keeps the cookie that the session goes on with. */
  async function step(form: Record<string, string>) {
    const answer = await send(request, agents, '/settings/security', form, cookie);
    const renewed = cookiesOf(answer).find((one) => one.startsWith('session='));
    if (renewed) cookie = pair(renewed);
    return answer;
  }
  const page = async () => mainOf((await answerOf(request, agents, '/settings/security', cookie)).html);

  expect(textOf(await page())).toContain('Two-step login is off.');
  expect((await step({ asked: 'begin' })).status()).toBe(303);
  const setUp = await page();
  expect(setUp).toMatch(/<svg[^>]*role="img"[^>]*aria-label="QR code of the key"/);
  const key = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(setUp)![1]!.replaceAll(' ', '');
  const wrong = await step({ asked: 'confirm', code: 'x', password });
  expect(wrong.status()).toBe(400);
  expect(textOf(await wrong.text())).toContain('This code is not right, or was used already');
  const confirmed = mainOf(await (await step({ asked: 'confirm', code: codeOf(key, -1), password })).text());
  const codes = [...confirmed.matchAll(/<code>([a-z2-7-]{19})<\/code>/g)].map(([, code]) => code!);
  expect(codes).toHaveLength(10);
  expect(textOf(await page())).toContain('Recovery codes left: 10');

  const asked = await send(request, agents, '/auth', { email, password, from: '/settings' });
  expect([asked.status(), cookiesOf(asked).filter((one) => one.startsWith('session='))]).toEqual([200, []]);
  const html = mainOf(await asked.text());
  expect(textOf(html)).toContain('Enter the code');
  const ticket = /name="ticket"[^>]*value="([\w-]{43})"/.exec(html)![1]!;
  const refused = await send(request, agents, '/auth', { ticket, from: '/settings', code: '12' });
  expect([refused.status(), textOf(mainOf(await refused.text()))]).toEqual([
    400,
    expect.stringContaining('not right'),
  ]);
  const taken = await send(request, agents, '/auth', { ticket, from: '/settings', code: codeOf(key) });
  expect([taken.status(), taken.headers().location]).toEqual([303, '/settings']);
  expect(pair(cookiesOf(taken)[0]!)).toMatch(/^session=[\w-]{43}$/);
  const late = await send(request, agents, '/auth', { ticket, from: '', code: codeOf(key, 1) });
  expect([late.status(), textOf(mainOf(await late.text()))]).toEqual([
    404,
    expect.stringContaining('log in again'),
  ]);

  expect((await step({ asked: 'off', code: codes[0]! })).status()).toBe(303);
  expect(textOf(await page())).toContain('Two-step login is off.');
});
