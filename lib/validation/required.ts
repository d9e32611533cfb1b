import { fault, hasForm, textOf, type Validator } from './fault.ts';
import { countCharacters } from './lengths.ts';

/** Something has to be entered, ticked or chosen; spaces are nothing, and neither is what cannot be seen. */
export const required = (): Validator => demand('required');

export const requiredQuestion = (): Validator => demand('requiredQuestion');

export const requiredBlock = (): Validator => demand('requiredBlock');

/** A phone or an e-mail; a form that has the other one does not ask for it. */
export const requiredEither = (): Validator => demand('phoneOrEmail');

export const requiredSmallText = (): Validator => demand('required');

/** A time as HH:MM: five characters, whatever they are. */
export const requiredTime = (): Validator => (value) =>
  countCharacters(textOf(value)) === 5 ? undefined : fault('required');

const demand =
  (name: string): Validator =>
  (value) =>
    isBlank(textOf(value)) ? fault(name) : undefined;

/** `DI` is what has no look of its own: zero-width spaces and joiners, marks of direction, soft hyphens. */
const isBlank = hasForm(/^[\s\p{DI}]*$/u);
