const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const latinLetters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/**
 * Whether what was typed is in one of the names: case, accents and `ё` do not matter, nor a keyboard left in the other
 * layout, nor Cyrillic letters for a Latin name ([W]§5).
 */
export function matchesText(typed: string, ...names: string[]): boolean {
  const wanted = plain(typed);
  if (wanted === '') return true;
  const raw = typed.trim().toLowerCase();
  const ways = [
    wanted,
    plain(swapKeys(raw, latinKeys, cyrillicKeys)),
    plain(swapKeys(raw, cyrillicKeys, latinKeys)),
    toLatin(wanted),
  ];
  return names.map(plain).some((name) => ways.some((way) => way !== '' && name.includes(way)));
}

/** Lower case without accents; only what stands over a Latin letter is an accent (й is a letter). */
const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const swapKeys = (text: string, from: string, to: string) =>
  Array.from(text, (letter) => to[from.indexOf(letter)] ?? letter).join('');

const toLatin = (text: string) => Array.from(text, (letter) => latinLetters[letter] ?? letter).join('');
