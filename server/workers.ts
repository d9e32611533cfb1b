import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { AskCounts, CountsOfAll } from './gather-counts.ts';
import type { Launched } from './launch-worker.ts';
import type { ToWorker } from './worker-messages.ts';

/** Those who answer requests. */
export type Workers = {
  /** Resolves when all of them answer; rejects where one cannot start. */
  start: () => Promise<void>;
  /** Puts a new one in the place of each, one after the other; anyone who asks is answered all the time. */
  restart: () => void;
  /** Resolves when all have answered what they had begun. */
  drain: (noticeMs: number, hurry: AbortSignal) => Promise<void>;
};

type Options = {
  count: number;
  launch: () => Launched;
  counts: CountsOfAll;
  log: Logger;
};

type Member = {
  worker: Launched;
  /** It answers, and is replaced when it goes; not so one that was sent away, or has never answered. */
  isKept: boolean;
  /** True when it answers; false when it ended before. */
  listens: Promise<boolean>;
  gone: Promise<unknown>;
  askCounts: AskCounts;
};

const pauses = { firstMs: 100, longestMs: 30_000 };

/** Keeps `count` workers at work: one that dies is replaced; where that fails, again after pauses that grow. */
export function openWorkers({ count, launch, counts, log }: Options): Workers {
  const members = new Set<Member>();
  let isStopping = false;
  let isRestarting = false;

  const add = (): Member => {
    const worker = launch();
    const { promise: listens, resolve } = Promise.withResolvers<boolean>();
    const { askCounts, hear } = countsOf(worker);
    const member: Member = { worker, isKept: false, listens, gone: worker.gone, askCounts };
    members.add(member);
    worker.hear((message) => {
      if ('isListening' in message) {
        member.isKept = true;
        resolve(true);
      } else if ('isEnding' in message) leave(member);
      else if ('askCountsOfAll' in message) void showCounts(worker, message.askCountsOfAll);
      else if ('lastCounts' in message) void counts.keep(message.lastCounts);
      else hear(message);
    });
    worker.onFault((cause) => log.error({ err: cause }, 'A worker died'));
    void member.gone.then(() => {
      resolve(false);
      members.delete(member);
      leave(member);
    });
    return member;
  };
  const leave = (member: Member) => {
    if (member.isKept && !isStopping) void replace();
    member.isKept = false;
  };
  const replace = async () => {
    for (let pauseMs = pauses.firstMs; !isStopping; pauseMs = Math.min(pauseMs * 2, pauses.longestMs)) {
      if (await add().listens) return log.info('A worker was replaced');
      log.error({ ms: pauseMs }, 'A worker could not start, and another is tried after a pause');
      await sleep(pauseMs, undefined, { ref: false });
    }
  };
  const showCounts = async (worker: Launched, asked: number) =>
    worker.send({ countsOfAll: await counts.show([...members].map((member) => member.askCounts)), asked });
  const restartInTurn = async () => {
    for (const member of [...members]) {
      if (!member.isKept) continue;
      if (!(await add().listens)) return log.error('A new worker could not start: the old ones go on');
      member.isKept = false;
      member.worker.send({ retire: true });
      await member.gone;
    }
    log.info({ workers: members.size }, 'All workers were restarted');
  };

  return {
    start: async () => {
      const answers = await Promise.all(Array.from({ length: count }, () => add().listens));
      if (answers.includes(false)) throw new Error('A worker could not start');
    },
    restart: () => {
      if (isRestarting || isStopping) return;
      isRestarting = true;
      void restartInTurn().finally(() => {
        isRestarting = false;
      });
    },
    drain: async (noticeMs, hurry) => {
      isStopping = true;
      const sendAll = (message: ToWorker) => {
        for (const { worker } of members) worker.send(message);
      };
      sendAll({ drain: { noticeMs } });
      hurry.addEventListener('abort', () => sendAll({ hurry: true }), { once: true });
      if (hurry.aborted) sendAll({ hurry: true });
      await Promise.all([...members].map(({ gone }) => gone));
    },
  };
}

const longestCountMs = 1_000;

/** Asks a worker what it has counted; `hear` is told what it says. */
function countsOf({ send }: Launched) {
  const waiting = new Map<number, (counts: object[]) => void>();
  let latest = 0;
  const askCounts: AskCounts = () => {
    const asked = ++latest;
    send({ reportCounts: asked });
    const told = new Promise<object[]>((settle) => waiting.set(asked, settle));
    const tooLate = sleep(longestCountMs, undefined, { ref: false });
    return Promise.race([told, tooLate]).finally(() => waiting.delete(asked));
  };
  const hear = ({ counts, asked }: { counts: object[]; asked: number }) => waiting.get(asked)?.(counts);
  return { askCounts, hear };
}
