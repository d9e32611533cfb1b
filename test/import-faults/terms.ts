import { add, type Broken, swap } from './break-file.ts';

/** Terms of money: what an agency earns, what is lost by cancelling. */
export const terms: Broken[] = [
  [
    'another share of a version that has begun',
    swap('commission_version', ',1000\n', ',1050\n'),
    'commission_version.csv:2 column id: version 1 of Standard has begun: it never changes',
  ],
  [
    'another share of a rule of such a version',
    swap('commission_rule', ',1200\n', ',1250\n'),
    'commission_rule.csv:2 column commission_version_id: version 1 of Standard has begun: it never changes',
  ],
  [
    'a rule that is new to such a version',
    add('commission_rule', '14,1,,,,,500'),
    'commission_rule.csv:5 column commission_version_id: version 1 of Standard has begun: it never changes',
  ],
  [
    'a second plan for everybody else',
    add('commission_plan', '2,Other,true'),
    'commission_plan.csv:3 column is_default: plan 1 is the default one already ("true")',
  ],
  [
    'two rules about the same country',
    add('commission_rule', '14,2,3,,,,700'),
    'commission_rule.csv:5 column state_id, tour_id: rule 13 is about the same ("3")',
  ],
  [
    'two rules about the same days',
    add('commission_rule', '14,2,3,,2999-08-01,2999-09-30,700'),
    'commission_rule.csv:5 column departs_from: overlaps line 3 with the same commission_version_id, state_id, tour_id ("2999-08-01")',
  ],
  [
    'a price without its currency',
    swap('excursion_service', ',15000,EUR,', ',15000,,'),
    'excursion_service.csv:3 column currency: is needed with price_amount',
  ],
  [
    'more lost than was paid',
    swap('cancellation_step', '1,14,2000', '1,14,10001'),
    'cancellation_step.csv:5 column share: more than 10000 ("10001")',
  ],
  [
    'a share and an amount at once',
    swap('cancellation_step', '1,14,2000,,', '1,14,2000,9000,EUR'),
    'cancellation_step.csv:5 column amount: must be empty with share',
  ],
  [
    'neither a share nor an amount',
    swap('cancellation_step', '1,14,2000,,', '1,14,,,'),
    'cancellation_step.csv:5 column amount: is needed without share',
  ],
  [
    'an amount without its currency',
    swap('cancellation_step', ',9000,EUR', ',9000,'),
    'cancellation_step.csv:3 column currency: is needed with amount',
  ],
  [
    'the same day of the terms twice',
    add('cancellation_step', '1,14,2000,,'),
    'cancellation_step.csv:6 column cancellation_terms_id, days_before: line 5 has the same cancellation_terms_id and days_before ("1, 14")',
  ],
  [
    'less lost closer to the trip',
    swap('cancellation_step', '1,7,5000', '1,7,1999'),
    'cancellation_step.csv:4 column share: less than 2000, which is lost 14 days before ("1999")',
  ],
  [
    'a smaller amount closer to the trip',
    (files) => add('cancellation_step', '1,2,,8999,EUR')(files),
    'cancellation_step.csv:6 column amount: less than 9000, which is lost 3 days before ("8999")',
  ],
  [
    'terms that are not there',
    swap('contract', ',1\n', ',2\n'),
    'contract.csv:2 column cancellation_terms_id: no cancellation_terms 2',
  ],
];
