import type { Validator } from './fault.ts';

/** The validators of a field as one: they are asked in their order, and the first fault is the field's ([S]§5.1). */
export const firstFault =
  (...validators: readonly Validator[]): Validator =>
  (value) => {
    for (const validate of validators) {
      const found = validate(value);
      if (found) return found;
    }
    return undefined;
  };
