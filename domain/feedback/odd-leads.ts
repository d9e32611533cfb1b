import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export type LeadLimits = {
  formlessLeadsPerMinute: number;
  formlessLeadsPerHour: number;
  samePhonePerHour: number;
  sameWordsPerHour: number;
};

/** What a request is judged by. */
export type Lead = {
  name: string;
  phone: string;
  /** The composed lines, among them the phone and the e-mail. */
  comment: string;
  /** Where it comes from, as far as it says nothing of a form that was opened for it. */
  formlessFrom: string | undefined;
};

/** Seconds until such a request may be sent again; undefined for one that may pass. */
export type JudgeLead = (lead: Lead) => Promise<number | undefined>;

const hourSeconds = 3_600;

/**
 * Finds requests odd by what they are, not by where they come from: an office sends many from one address, a robot the
 * same from many. Kept in memory, as digests: neither phones nor words can be read there.
 */
export function createLeadJudge(limits: LeadLimits): {
  judge: JudgeLead;
  forgive: (lead: Lead) => Promise<void>;
} {
  const limiter = (points: number, duration: number) => new RateLimiterMemory({ points, duration });
  const formless = [
    limiter(limits.formlessLeadsPerMinute, 60),
    limiter(limits.formlessLeadsPerHour, hourSeconds),
  ];
  const phones = limiter(limits.samePhonePerHour, hourSeconds);
  const words = limiter(limits.sameWordsPerHour, hourSeconds);
  const countersOf = (lead: Lead): [RateLimiterMemory, string][] => [
    ...formless.flatMap((each): [RateLimiterMemory, string][] =>
      lead.formlessFrom === undefined ? [] : [[each, lead.formlessFrom]],
    ),
    [phones, digest(lead.phone.replace(/\D/g, ''))],
    [words, digest(saidIn(lead))],
  ];
  return {
    judge: async (lead) => {
      for (const [counter, key] of countersOf(lead)) {
        const wait = await consumed(counter, key);
        if (wait !== undefined) return wait;
      }
      return undefined;
    },
    forgive: async (lead) => {
      for (const [counter, key] of countersOf(lead)) await counter.reward(key);
    },
  };
}

async function consumed(counter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await counter.consume(key);
    return undefined;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
    throw refused;
  }
}

/** The words of a request without how to reach its sender: that is what a robot changes. */
const saidIn = ({ name, comment }: Lead) =>
  [name, ...comment.split('\n').filter((line) => !/^(телефон|email):/.test(line))]
    .join(' ')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
