import { day, flag, id, minute, optional, refers, text, whole } from './column.ts';
import { table } from './table.ts';

const commission = (note: string) =>
  whole({ max: 10_000, note: `${note}, of the whole price; 10000 = 100 %` });

/** What agencies earn on what they sell. */
export const commissionTables = {
  commission_plan: table({
    about:
      'What an agency earns. It has the plan that the operator gave it, or that of its head office, or the default one.',
    key: ['id'],
    beyond: ['At most one plan is the default.'],
    columns: {
      id: id(),
      name: text({ maxLength: 200, note: 'the agency reads it too' }),
      is_default: optional(flag('of agencies that nothing else is said of'), false),
    },
  }),
  commission_version: table({
    about:
      'A plan as of a moment, until the next version of it begins. What an agency sells keeps its version.',
    key: ['id'],
    unique: [['commission_plan_id', 'version']],
    beyond: [
      'A version that has begun never changes, and neither do its rules: a new version does. The demo operator’s are nobody’s.',
    ],
    columns: {
      id: id(),
      commission_plan_id: refers('commission_plan'),
      version: whole({ min: 1, note: 'counts from 1' }),
      starts_at: minute('in UTC'),
      share: commission('of trips that no rule is about'),
    },
  }),
  commission_rule: table({
    about:
      'What is earned on some trips. Of the rules about a trip that of its program goes before that of its country, and of two alike the one with days.',
    key: ['id'],
    ordered: [['departs_from', 'departs_to']],
    together: [['departs_from', 'departs_to']],
    apart: {
      by: ['commission_version_id', 'state_id', 'tour_id'],
      from: 'departs_from',
      to: 'departs_to',
    },
    beyond: ['Two rules without days are not about the same.'],
    columns: {
      id: id(),
      commission_version_id: refers('commission_version'),
      state_id: optional(id('number of a state; empty: of all')),
      tour_id: optional(id('number of a tour; empty: of all')),
      departs_from: optional(day('first day of departure')),
      departs_to: optional(day('last day of departure')),
      share: commission('of those trips'),
    },
  }),
} as const;
