import type { Kysely } from 'kysely';
import { openAddressLimit } from '#db/address-limit.ts';
import { type Limit, openLimit } from '#db/limit.ts';
import type { DB } from '#db/schema.ts';
import { mailboxKey } from '#lib/mailbox-key.ts';

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
  email: string;
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
 * same from many. All servers count together, and neither phones nor words can be read where they do.
 */
export function createLeadJudge(
  db: Kysely<DB>,
  limits: LeadLimits,
): {
  judge: JudgeLead;
  forgive: (lead: Lead) => Promise<void>;
} {
  const limit = (name: string, points: number, seconds: number) => openLimit(db, { name, points, seconds });
  const formless = [
    openAddressLimit(db, { name: 'formless-minute', points: limits.formlessLeadsPerMinute, seconds: 60 }),
    openAddressLimit(db, {
      name: 'formless-hour',
      points: limits.formlessLeadsPerHour,
      seconds: hourSeconds,
    }),
  ];
  const phones = limit('phone', limits.samePhonePerHour, hourSeconds);
  const words = limit('words', limits.sameWordsPerHour, hourSeconds);
  const countersOf = (lead: Lead): [Limit, string][] => [
    ...formless.flatMap((each): [Limit, string][] =>
      lead.formlessFrom === undefined ? [] : [[each, lead.formlessFrom]],
    ),
    [phones, lead.phone.replace(/\D/g, '') || mailboxKey(lead.email)],
    [words, saidIn(lead)],
  ];
  return {
    judge: async (lead) => {
      for (const [counter, key] of countersOf(lead)) {
        const wait = await counter.take(key);
        if (wait > 0) return wait;
      }
      return undefined;
    },
    forgive: async (lead) => {
      for (const [counter, key] of countersOf(lead)) await counter.giveBack(key);
    },
  };
}

/** The words of a request without how to reach its sender: that is what a robot changes. */
const saidIn = ({ name, comment }: Lead) =>
  [name, ...comment.split('\n').filter((line) => !/^(телефон|email):/.test(line))]
    .join(' ')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
