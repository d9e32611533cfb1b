import type { Logger } from 'pino';
import type { OpenDatabase } from '#db/open.ts';
import { closeTravelled } from '#domain/bookings/confirm-booking.ts';
import { sweepHolds } from '#domain/bookings/end-holds.ts';
import { foldStock } from '#domain/bookings/fold-stock.ts';
import { readOpenPayments } from '#domain/bookings/read-open-payments.ts';
import { sandboxProvider } from '#domain/bookings/sandbox-provider.ts';
import { sendRefunds } from '#domain/bookings/send-refunds.ts';
import { isOutage } from '#lib/outage.ts';
import { addDays, dayIn } from '#lib/plain-date.ts';
import type { Env } from './env.ts';

type Server = {
  env: Pick<Env, 'CLAIM_SECRET'>;
  log: Logger;
  onClose: (close: () => Promise<unknown>) => void;
};

/** Search sees a taken place within a second: this pause, and what laying out a hotel and a route takes. */
const foldEveryMs = 400;
const sweepEveryMs = 5_000;
const payEveryMs = 15_000;
const closeEveryMs = 3_600_000;

/** Starts the periodic work on bookings; several servers may run it at once, as each statement locks its rows. */
export function startBookingWork({ env, log, onClose }: Server, { patient: db }: OpenDatabase): void {
  const sandbox = sandboxProvider({ db, secret: env.CLAIM_SECRET });
  const works: [everyMs: number, work: () => Promise<unknown>][] = [
    [foldEveryMs, () => foldStock(db)],
    [sweepEveryMs, () => sweepHolds(db)],
    [payEveryMs, () => readOpenPayments(db, sandbox)],
    [payEveryMs, () => sendRefunds(db, sandbox)],
    // Trips end in any zone: a day later they have ended everywhere.
    [closeEveryMs, () => closeTravelled(db, addDays(dayIn(new Date(), 'UTC'), -1))],
  ];
  for (const [everyMs, work] of works) onClose(repeat(everyMs, work, log));
}

/** Does work again and again, a pause after each time; returns how to end it, which waits for what is under way. */
function repeat(everyMs: number, work: () => Promise<unknown>, log: Logger): () => Promise<void> {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const once = async () => {
    try {
      await work();
    } catch (error) {
      // That the database is away is told by those who watch it.
      if (!isOutage(error)) log.error({ err: error }, 'Work on bookings failed, and is tried again');
    }
    if (!isOver) later();
  };
  const later = () => {
    timer = setTimeout(() => {
      running = once();
    }, everyMs).unref();
  };
  later();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  };
}
