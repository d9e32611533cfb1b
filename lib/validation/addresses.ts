import { hasForm, textRule } from './fault.ts';

/** In Russian letters: Ukrainian ones have the rule below. */
export const address = textRule('address', hasForm(/^[А-Яа-яЁё\d ,._-]+$/));

export const addressUA = textRule('address', hasForm(/^[А-Яа-яЁёҐґЄєІіЇї\d ,._-]+$/));

/** Words of letters, digits and signs, one space between them. */
export const addressLat = textRule('addressLat', (text) => text.split(' ').every(isLatinWord));

const isLatinWord = hasForm(/^[\p{Script=Latin}\d,./-]+$/u);
