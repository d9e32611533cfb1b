import { expect, test } from 'vitest';
import type { FieldValue, Validator } from './fault.ts';

/** What a rule takes, what it refuses, and the name of its message. */
export type Judged = {
  title: string;
  validator: Validator;
  message: string;
  takes: FieldValue[];
  refuses: FieldValue[];
};

/** One test a row: every value that is refused has the message, and the values taken have none. */
export function testRules(rows: Judged[]): void {
  for (const { title, validator, message, takes, refuses } of rows) {
    test(title, () => {
      expect(takes.filter((value) => validator(value) !== undefined)).toEqual([]);
      expect(refuses.filter((value) => validator(value)?.key !== `validations.${message}`)).toEqual([]);
    });
  }
}

/** Digits of other scripts: they look like numbers, and no office can dial or book them. */
export const foreignDigits = ['１２３４５６', '١٢٣٤٥٦', '१२३४५६'];
