import { readdir, readFile } from 'node:fs/promises';

/** The parts of a server, by what its threads are called, and what it asks. */
export const parts = ['drawing', 'main thread', 'search', 'memory', 'other threads', 'PostgreSQL'] as const;
export type Part = (typeof parts)[number];
export type PartSeconds = Record<Part, number>;

/** How long cores were busy so far with each part of a server, and with its PostgreSQL (Linux only). */
export async function partSeconds(server: number, postmaster: number): Promise<PartSeconds> {
  const seconds = Object.fromEntries(parts.map((part) => [part, 0])) as PartSeconds; // every part is there
  const threads = await readdir(`/proc/${server}/task`);
  for (const thread of threads) {
    const folder = `/proc/${server}/task/${thread}`;
    const name = await readFile(`${folder}/comm`, 'utf8').catch(() => '');
    seconds[partOf(name.trim())] += (await timesIn(folder)).own;
  }
  seconds.PostgreSQL = await treeSeconds(postmaster);
  return seconds;
}

function partOf(thread: string): Part {
  if (thread.startsWith('worker-')) return 'drawing';
  if (thread === 'MainThread') return 'main thread';
  // Piscina's; the one that reads changes of the catalogue is idle while nothing changes.
  if (thread === 'WorkerThread') return 'search';
  // Helps all threads to collect garbage, and compiles.
  if (thread === 'V8Worker') return 'memory';
  return 'other threads';
}

/** A process with its children, those that have ended among them. */
async function treeSeconds(pid: number): Promise<number> {
  const { own, ofEnded } = await timesIn(`/proc/${pid}`);
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const ofChildren = children.split(' ').filter(Boolean).map(Number).map(treeSeconds);
  const running = await Promise.all(ofChildren.map((seconds) => seconds.catch(() => 0)));
  return running.reduce((sum, one) => sum + one, own + ofEnded);
}

/** Linux counts in hundredths of a second. */
async function timesIn(folder: string) {
  const text = await readFile(`${folder}/stat`, 'utf8').catch(() => ') ');
  const fields = text.slice(text.lastIndexOf(') ') + 2).split(' ');
  const ticks = (at: number) => Number(fields[at] ?? 0) / 100;
  return { own: ticks(11) + ticks(12), ofEnded: ticks(13) + ticks(14) };
}

/** Bytes of memory that a process holds (Linux only). */
export async function residentBytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1_024;
}
