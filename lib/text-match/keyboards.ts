/** What each key types, in the same order of keys on every keyboard; a space is a key that types no letter here. */
const keyboards = {
  english: "`1234567890-=qwertyuiop[]asdfghjkl;'\\zxcvbnm,.",
  russian: 'ё1234567890-=йцукенгшщзхъфывапролджэ\\ячсмитьбю',
  kazakh: '( әіңғ  үұқөһйцукенгшщзхъфывапролджэ\\ячсмитьбю',
  /** The typist's keyboard; the programmer's is the English one. */
  polish: ' 1234567890  qwertzuiopżśasdfghjklłąóyxcvbnm,.',
  turkish: ' 1234567890  qwertyuıopğüasdfghjklşi zxcvbnmöç',
};

export type Keyboard = keyof typeof keyboards;

/** What Shift makes of the keys whose letters have no case. */
const shifted: Record<string, string> = {
  '~': '`',
  _: '-',
  '+': '=',
  '{': '[',
  '}': ']',
  ':': ';',
  '"': "'",
  '|': '\\',
  '<': ',',
  '>': '.',
};

/** What is on, and what the fingers think is on. */
export const mistakes = [
  ...pairs(['english', 'polish', 'turkish'], ['russian', 'kazakh']),
  ...pairs(['english'], ['polish', 'turkish']),
];

/** Both ways between each of `some` and each of `others`. */
function pairs(some: Keyboard[], others: Keyboard[]) {
  return some.flatMap((one) =>
    others.flatMap((other) => [
      { typed: one, meant: other },
      { typed: other, meant: one },
    ]),
  );
}

/** What a text would be if the keys had been those of another keyboard. */
export function retype(text: string, typed: Keyboard, meant: Keyboard): string {
  const keys = keysOf[typed];
  return Array.from(text, (character) => {
    const key = keys.get(character) ?? keys.get(shifted[character] ?? '');
    const letter = key === undefined ? ' ' : keyboards[meant][key]!;
    return letter === ' ' ? character : letter;
  }).join('');
}

const keysOf = Object.fromEntries(
  Object.entries(keyboards).map(([name, letters]) => [
    name,
    new Map(
      Array.from(letters, (letter, key) => [letter, key] as const).filter(([letter]) => letter !== ' '),
    ),
  ]),
) as Record<Keyboard, Map<string, number>>; // fromEntries forgets the names

/** Everything that a text may have been meant to be, if another keyboard was on. */
export function retypings(text: string): string[] {
  const lower = text.trim().toLowerCase();
  const meant = mistakes.map((mistake) => retype(lower, mistake.typed, mistake.meant));
  return [...new Set(meant)].filter((one) => one !== lower);
}
