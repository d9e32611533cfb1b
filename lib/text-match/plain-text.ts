/** Letters that Unicode does not take apart into a Latin letter and its mark. */
const lookalikes: Record<string, string> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ə: 'e',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  // Kazakh, Ukrainian and Belarusian letters are found by the Russian ones that stand nearest.
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  і: 'и',
  ї: 'и',
  є: 'е',
  ґ: 'г',
  ў: 'у',
};

const lookalike = new RegExp(`[${Object.keys(lookalikes).join('')}]`, 'g');

export type PlainOptions = {
  /** Keeps what is neither letter nor digit; otherwise it is ignored. */
  keepMarks?: boolean;
};

/** Lower case without accents. What stands over a Cyrillic letter is no accent: `й` and `ё` are letters. */
export function plainText(text: string, { keepMarks = false }: PlainOptions = {}): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(lookalike, (letter) => lookalikes[letter]!);
  if (keepMarks) return letters.replace(/\s+/g, ' ').trim();
  return letters.replace(/[^\p{L}\p{N}]+|\p{Lm}+/gu, '');
}
