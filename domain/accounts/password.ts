import { hash, verify } from '@node-rs/argon2';

/** What one guess costs: 19 MB and two rounds, some 30 ms of a core. The library's own kind is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password, with its salt and its cost. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Whether it is the password of the hash; where there is no hash, it takes as long and is not. */
export async function isPassword(password: string, known: string | null | undefined): Promise<boolean> {
  nobodys ??= hashPassword(crypto.randomUUID());
  const isRight = await verify(known ?? (await nobodys), password);
  return isRight && known != null;
}

/** Compared with where nobody has the e-mail, so that this takes no less time. */
let nobodys: Promise<string> | undefined;
