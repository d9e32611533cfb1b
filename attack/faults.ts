import { rm } from 'node:fs/promises';
import type { Benchmark, Measurement } from '#bench/benchmark.ts';
import { databaseOf } from './faults/database.ts';
import { openSmallDisk } from './faults/full-disk.ts';
import { type Fault, injectFault } from './faults/inject-fault.ts';
import { terminate } from './faults/terminate.ts';
import { type Knowledge, reconnoitre } from './target/reconnoitre.ts';
import { makeDataDir, startTarget, type Target } from './target/start-target.ts';

type Say = (line: string) => void;

function nothingToGiveBack() {}

const faults: readonly Fault[] = [
  {
    name: 'kill -9 of PostgreSQL',
    begin: async ({ dataDir }) => {
      databaseOf(dataDir).kill();
      return nothingToGiveBack;
    },
    seconds: 0,
    searchesGoOn: true,
  },
  {
    name: 'PostgreSQL stopped for 10 s',
    begin: async ({ dataDir }) => databaseOf(dataDir).stop(),
    seconds: 10,
    searchesGoOn: true,
  },
  {
    name: 'all search threads killed',
    begin: async ({ inspector }) => {
      while (await inspector.killThread('search-thread.ts'));
      return nothingToGiveBack;
    },
    seconds: 0,
    searchesGoOn: true,
  },
];

/** What the server stands on is taken away while it is used. */
export const attack: Benchmark = {
  title:
    'PostgreSQL killed and stopped, threads killed, SIGTERM under load, a full disk; requests sent throughout',
  run: async ({ say }) => {
    const dataDir = await makeDataDir();
    try {
      say('starting the built server on the demo operator …');
      const target = await startTarget(dataDir);
      const known = await reconnoitre(target.port);
      return [
        ...(await injectFaults(target, known, say)),
        ...(await terminateAndCount(target, known, say)),
        ...(await fillDisk(dataDir, known, say)),
      ];
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function injectFaults(target: Target, known: Knowledge, say: Say): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const fault of faults) {
    say(`${fault.name} …`);
    measurements.push(...(await injectFault(target, known, fault)));
  }
  return measurements;
}

async function terminateAndCount(target: Target, known: Knowledge, say: Say): Promise<Measurement[]> {
  say('SIGTERM under load …');
  const { measurements, acknowledged } = await terminate(target, known);
  await target.stop();
  const begun = performance.now();
  const next = await startTarget(target.dataDir);
  const seconds = (performance.now() - begun) / 1_000;
  const kept = await databaseOf(target.dataDir).countLeads(acknowledged);
  await next.stop();
  return [
    ...measurements,
    {
      name: 'SIGTERM under load: lost',
      value: acknowledged.length - kept,
      unit: 'count',
      target: { atMost: 0 },
    },
    { name: 'SIGTERM under load: the next server ready after', value: seconds, unit: 's' },
  ];
}

async function fillDisk(dataDir: string, known: Knowledge, say: Say): Promise<Measurement[]> {
  const disk = await openSmallDisk(dataDir);
  if ('why' in disk) {
    say(`a full disk is left out: ${disk.why}`);
    return [];
  }
  say('a full disk for 10 s …');
  try {
    const target = await startTarget(disk.dataDir);
    try {
      return await injectFault(target, known, {
        name: 'a full disk for 10 s',
        begin: async () => disk.fill(),
        seconds: 10,
        searchesGoOn: true,
      });
    } finally {
      await target.stop();
    }
  } finally {
    disk.unmount();
  }
}
