/** Hashes passwords, one after the other, on a thread of its own. */
import { setPriority } from 'node:os';
import { hashSync, verifySync } from '@node-rs/argon2';

/** What one guess costs: 19 MB and two rounds, some 30 ms of a core. The library's own kind is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// On Linux the priority is that of the calling thread, elsewhere of the whole process: pages come before passwords.
if (process.platform === 'linux') setPriority(5);

export const hash = (password: string): string => hashSync(password, cost);

export const verify = ({ known, password }: { known: string; password: string }): boolean =>
  verifySync(known, password);
