import { use } from 'react';
import type { Soon } from './soon.ts';

/** The value, once it is there; until then the nearest `Suspense` shows what is coming. */
export const useSoon = <Value>({ value }: Soon<Value>): Value =>
  value instanceof Promise ? use(value) : value;
