import { leadBody } from '../faults/leads.ts';
import { type AttackRequest, addressOf, request } from '../send/attack-request.ts';
import type { Knowledge } from '../target/reconnoitre.ts';

const ofOneOffice = addressOf(50_000);

const post = (path: string, body: string): string =>
  request({
    method: 'POST',
    path,
    from: ofOneOffice,
    headers: [
      ['Origin', 'http://localhost'],
      ['Content-Type', 'application/x-www-form-urlencoded'],
    ],
    body,
  });

/** What the people of one office do in a minute behind one address: clicks and choices must not cost them a request. */
export const officeRequests = ({ forms }: Knowledge): AttackRequest[] =>
  forms.flatMap((form, nth) => [
    mustBeAnswered('a click on a banner', post('/b2c/advertisements/click', 'id=1'), /^(?:204|400)$/),
    mustBeAnswered('a colour scheme chosen', post('/theme', 'theme=dark&from=/'), /^302$/),
    mustBeAnswered('a currency chosen', post('/currency', 'currency=EUR&from=/'), /^302$/),
    mustBeAnswered(`request ${nth}`, post('/b2c/feedback', leadBody(form, nth)), /^200$/),
  ]);

const mustBeAnswered = (name: string, bytes: string, expects: RegExp): AttackRequest => ({
  name,
  bytes,
  expects,
  mayBeBusy: false,
});
