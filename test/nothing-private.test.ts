import { expect, test } from 'vitest';
import { z } from 'zod';
import { agentPrices } from '#calls/agent-prices.ts';
import type { Call } from '#calls/call.ts';
import { managers } from '#calls/who-may-call.ts';
import { definedCalls } from '../scripts/describe-callers.ts';

const calls = await definedCalls();

/** Anyone who else may make it too. */
const isForOthers = ({ mayCall }: Call) => mayCall.some((kind) => !managers.includes(kind));

/** Every name of a field that an answer may hold, in small letters. */
const namesIn = (schema: z.ZodType) =>
  [...JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' })).matchAll(/"(\w+)":\{/g)].map(
    ([, name]) => name!.toLowerCase(),
  );

/** What only agents are told: words that no field of another answer begins or ends with. */
const isOfAgents = (name: string) => /^(net|commission\w*|\w*markups?|clientprice|netto)$/.test(name);

test('the fields of what an agent earns are in answers for agents alone', () => {
  const told = calls.filter((call) => namesIn(call.answer).some(isOfAgents));
  expect(told.map(({ name }) => name)).toContain(agentPrices.name);
  expect(told.filter(isForOthers).map(({ name }) => name)).toEqual([]);
});
