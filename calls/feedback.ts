import { z } from 'zod';
import { noReplyBeside } from '#lib/mail-address.ts';
import { defineCall } from './call.ts';
import { line, openedWith, storedForm, words } from './form-fields.ts';
import { claimField, wholeNumber } from './query-fields.ts';
import { anybody } from './who-may-call.ts';

const clientField = wholeNumber(1, 2_147_483_647).optional();

const askedTrip = {
  search: z
    .string()
    .max(2_000, 'is longer than 2000 characters')
    .optional()
    .describe(
      'where nobody has chosen an offer, the search that it is about: a query in the names of GET /core/search. The office reads the age of each child, the days and the place',
    ),
  client: clientField.describe(
    'of a manager’s request: the client of the agency’s book that it is for, whose name stands in for `name`',
  ),
  claim: claimField
    .optional()
    .describe(
      'the offer that it is about: the office reads who travels, in which rooms and by which flights, and a request of somebody who is signed in is kept among theirs',
    ),
};

/**
 * A request for an offer, or a wish to be called back ([S]§7.2). `email` names the sender of the mail, which is always our
 * no-reply address. What follows `phone` is our own; a program that sends only what stands before it says its visitor's
 * e-mail in a line of `comment`.
 */
export const feedback = defineCall({
  name: 'feedback',
  method: 'POST',
  base: 'b2c',
  path: '/feedback',
  summary: 'Sends a request or call-back form to an office',
  source: '[S]§5.13, §7.2',
  mayCall: anybody,
  query: z.object({}),
  body: z.object({
    comment: z.string().max(10_000, 'is longer than 10000 characters').describe('composed lines'),
    email: line(254).default('').describe('the fixed no-reply sender'),
    emailto: line(254)
      .default('')
      .describe('the office; an address of none of our open offices is replaced by the site’s'),
    faddress: words(500).default('').describe('postal address of the office'),
    name: words(200),
    phone: line(40).describe(
      'as people of the market write it, or any number with + or 00; stored in E.164; may be empty in a request that says an e-mail',
    ),
    replyTo: words(254)
      .optional()
      .describe(
        'the visitor’s e-mail, which the office answers; without it the line `email:` of the comment',
      ),
    ...openedWith,
    kind: z.enum(['request', 'call-back']).default('call-back'),
    ...askedTrip,
  }),
  answer: storedForm,
});

/** Opens a form: the request that it will send has a key from now on, and proof of when it began. */
export const feedbackForm = defineCall({
  name: 'feedbackForm',
  method: 'GET',
  base: 'b2c',
  path: '/feedback/form',
  summary: 'Opens a request or call-back form',
  source: '[S]§5.13',
  mayCall: anybody,
  query: z.object({}),
  answer: z.object({
    requestKey: z.string(),
    pass: z.string(),
    opensAfterSeconds: z.int().describe('a form younger than this is refused'),
  }),
});

/** A form that was opened. */
export type OpenedForm = z.output<typeof feedbackForm.answer>;

export type FeedbackBody = z.input<typeof feedback.body & {}>;

/** What a visitor enters. */
export type Entered = { name: string; phone: string; email: string; additional?: string };

/** What a page adds: the office, and the context of the request, such as the offer. */
export type FeedbackForm = {
  /** Any of our own addresses; its domain is the sender's. */
  emailTo: string;
  address?: string;
  context?: string;
  requestKey: string;
  kind: 'request' | 'call-back';
  /** The offer that it is about. */
  claim?: string | undefined;
  /** The search that it is about, where there is no offer: the query of a page. */
  search?: string | undefined;
  /** The client of the agency’s book that an agent requests it for. */
  client?: number | undefined;
  /** Proves when the form was opened. */
  pass?: string;
  website?: string;
};

/** The body of the call for what a visitor has entered. */
export function feedbackBody(entered: Entered, form: FeedbackForm): FeedbackBody {
  const { emailTo, address = '', requestKey, kind, claim, search, client, pass, website = '' } = form;
  return {
    comment: composeComment(entered, form.context),
    email: noReplyBeside(emailTo),
    emailto: emailTo,
    faddress: address,
    name: entered.name,
    phone: entered.phone,
    replyTo: entered.email,
    requestKey,
    ...(pass === undefined ? {} : { pass }),
    kind,
    ...(claim === undefined ? {} : { claim }),
    ...(search ? { search } : {}),
    ...(client === undefined ? {} : { client }),
    website,
  };
}

/** The lines of [S]§7.2: phone, e-mail, additional text, context. The first two cannot spill over their line. */
export function composeComment({ phone, email, additional = '' }: Entered, context = ''): string {
  const lines = [
    `телефон: ${oneLine(phone)}`,
    `email: ${oneLine(email)}`,
    `additional: ${additional.trim()}`,
  ];
  return [...lines, ...(context ? [context] : [])].join('\n');
}

/** The e-mail in the comment of a program that sends no `replyTo`. */
export const enteredEmail = (comment: string): string => /^email: (.*)$/m.exec(comment)?.[1]?.trim() ?? '';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
