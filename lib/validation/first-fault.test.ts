import { expect, test } from 'vitest';
import { fault } from './fault.ts';
import { firstFault } from './first-fault.ts';
import { minLength } from './lengths.ts';
import { required } from './required.ts';

test('[S-5.1-04] [W-5-36] the validators of a field are asked in order, and the first fault wins', () => {
  const judge = firstFault(required(), minLength(3), () => fault('last'));
  expect(judge('')?.key).toBe('validations.required');
  expect(judge('ab')?.key).toBe('validations.minLength');
  expect(judge('abc')?.key).toBe('validations.last');
});

test('after the first fault nobody is asked, and a field without validators takes everything', () => {
  const judge = firstFault(required(), () => {
    throw new Error('asked');
  });
  expect(judge(' ')?.key).toBe('validations.required');
  expect(firstFault()('anything')).toBeUndefined();
});
