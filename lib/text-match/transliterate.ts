const cyrillic = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';

/** One way to write Russian in Latin letters; the parts are in the order of the alphabet, `-` is nothing. */
const alphabet = (parts: string): Record<string, string> =>
  Object.fromEntries(
    parts.split(' ').map((part, position) => [cyrillic[position], part === '-' ? '' : part]),
  );

/** The spellings that people meet: in standards, in passports, and in each other's messages. */
const alphabets = {
  /** GOST 7.79-2000, system B, without its marks. */
  gost: alphabet('a b v g d e yo zh z i j k l m n o p r s t u f x cz ch sh shh - y - e yu ya'),
  /** ICAO 9303, as in passports since 2013. */
  passport: alphabet('a b v g d e e zh z i i k l m n o p r s t u f kh ts ch sh shch ie y - e iu ia'),
  everyday: alphabet('a b v g d e yo zh z i y k l m n o p r s t u f h ts ch sh sch - y - e yu ya'),
};

export type Transliteration = keyof typeof alphabets;

/** Writes the Cyrillic letters of a lower-case text in Latin ones; all others stay. */
export function transliterate(text: string, by: Transliteration): string {
  const letters = alphabets[by];
  const latin = Array.from(text, (letter) => letters[letter] ?? letter).join('');
  return by === 'gost' ? latin.replace(/cz(?=[ieyj])/g, 'c') : latin;
}

export const transliterations = Object.keys(alphabets) as Transliteration[];

/** Whether a text has letters to transliterate. */
export const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);
