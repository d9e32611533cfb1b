import { type Logger, pino } from 'pino';
import type { Env } from './env.ts';

/** The log of the process: lines for people, or JSON for machines. */
export const createLog = ({ LOG_LEVEL, LOG_FORMAT }: Pick<Env, 'LOG_LEVEL' | 'LOG_FORMAT'>): Logger =>
  LOG_FORMAT === 'json'
    ? pino({ level: LOG_LEVEL })
    : pino({ level: LOG_LEVEL, base: null }, { write: (line) => process.stdout.write(forPeople(line)) });

type Line = { level: number; time: number; msg?: string; err?: { stack?: string } } & Record<string, unknown>;

function forPeople(json: string) {
  const { level, time, msg = '', err, ...fields } = JSON.parse(json) as Line;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const severity = level >= pino.levels.values.warn! ? `${pino.levels.labels[level]?.toUpperCase()} ` : '';
  const details = Object.entries(fields).map(([name, value]) => `${name}=${asText(value)}`);
  const cause = err?.stack ? `\n${err.stack}` : '';
  return `${[`${clock} ${severity}${msg}`, ...details].join(' ')}${cause}\n`;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
