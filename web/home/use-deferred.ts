import { use } from 'react';
import type { Deferred } from './deferred.ts';

/** The value, once it is there; until then the nearest `Suspense` shows what is coming. */
export const useDeferred = <Value>({ value }: Deferred<Value>): Value =>
  value instanceof Promise ? use(value) : value;
