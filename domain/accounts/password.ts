import { Piscina } from 'piscina';
import { TooBusy } from '#domain/catalogue/asker.ts';

/** More would wait for longer than a second. */
const mostWaiting = 24;
const busyMs = 2_000;

/** One thread, outside of the pool that reads files and pictures: sixty hashes at once would hold those up for seconds. */
const hashing = new Piscina<unknown, string | boolean>({
  filename: new URL('./hash-thread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
});

function run(name: 'hash' | 'verify', task: unknown): Promise<string | boolean> {
  if (hashing.queueSize >= mostWaiting) throw new TooBusy('Too many passwords are being checked', busyMs);
  return hashing.run(task, { name });
}

/** The hash of a password, with its salt and its cost. Throws `TooBusy` where too many wait. */
export const hashPassword = async (password: string): Promise<string> => String(await run('hash', password));

/** Whether it is the password of the hash; where there is no hash, it takes as long and is not. Throws `TooBusy`. */
export async function isPassword(password: string, known: string | null | undefined): Promise<boolean> {
  const isRight = await run('verify', { known: known ?? (await hashOfNobody()), password });
  return isRight === true && known != null;
}

/** Compared with where nobody has the e-mail, so that this takes no less time. */
let nobodys: string | undefined;

async function hashOfNobody(): Promise<string> {
  nobodys ??= await hashPassword(crypto.randomUUID());
  return nobodys;
}
