import { isLocale, type Locale } from '#sites/locales.ts';

/**
 * Small words that nearly every sentence of a language has. One that several of these languages have says nothing, and
 * is left out below.
 */
const smallWords: Record<Locale, string> = {
  en: 'the and of with from for your you are is to by this that our we can will all or',
  ru: 'на не по для из от вы как это мы или что за при до все',
  az: 'və iki üçün ilə bir bu olan siz biz daha çox hər sonra qədər yalnız hansı',
  cs: 'na do od je že pro jsou nebo při také který která které vás vám od až jak bez podle více jako může',
  et: 'ja on ning või ei kui teie meie selle kõik mis see ka oma siin iga alates kuni saab',
  hu: 'és az egy nem vagy hogy mint ez csak önnek minden után között már még lehet is meg',
  kk: 'және мен үшін бен бұл сіз біз бар бойынша немесе әр туралы дейін кейін емес қалай',
  lt: 'ir ar su iš yra arba jūsų mūsų kad tai kaip nuo iki visi apie bei jei prie per',
  lv: 'un ar no ir vai jūsu mūsu kas lai tas kā līdz visi par jums pie katru tikai',
  pl: 'ile na do się nie jest lub dla oraz są od przez jak który która które może każdy',
  sk: 'na do od je že pre sú alebo pri tiež ktorý ktorá ktoré vás vám od až ako bez podľa viac môže',
  tr: 've iki bir için ile bu olan siz biz daha çok her sonra kadar sadece hangi veya olarak',
  uz: 'va uchun bilan bir bu siz biz koʻproq har keyin gacha faqat qaysi yoki boʻyicha haqida',
};

const isCyrillic = (locale: Locale) => locale === 'ru' || locale === 'kk';

/** Each small word, and the one language that it is of. */
const languageOf = tellApart();

function tellApart(): ReadonlyMap<string, Locale> {
  const known = new Map<string, Locale | undefined>();
  for (const [locale, words] of Object.entries(smallWords)) {
    if (!isLocale(locale)) continue;
    for (const word of words.split(' ')) known.set(word, known.has(word) ? undefined : locale);
  }
  return new Map([...known].flatMap(([word, locale]) => (locale ? [[word, locale] as const] : [])));
}

/** Currencies and networks are written everywhere as they write themselves. */
const names = /(руб|сум|сoм|ВКонтакте)(?!\p{L})/gu;

/** So many small words of another language, and hardly any of its own, are a sentence of that language. */
const fewest = 2;

/**
 * What `text` is of, where that is not the language of its page: a language, by its small words, or Cyrillic letters on
 * a Latin page. Names are of every language, so letters of the Latin alphabet alone tell nothing.
 */
export function foreignIn(text: string, locale: Locale): Locale | 'cyrillic' | undefined {
  if (!isCyrillic(locale) && /\p{Script=Cyrillic}{3}/u.test(text.replaceAll(names, ''))) return 'cyrillic';
  const words = text.toLocaleLowerCase(locale).match(/[\p{L}\p{M}ʻ‘’]{2,}/gu) ?? [];
  if (words.length < 4) return undefined;
  const counts = new Map<Locale, number>();
  for (const word of words) {
    const of = languageOf.get(word);
    if (of) counts.set(of, (counts.get(of) ?? 0) + 1);
  }
  const own = counts.get(locale) ?? 0;
  const [most] = [...counts].filter(([of]) => of !== locale).sort(([, a], [, b]) => b - a);
  return most && most[1] >= fewest && most[1] > own * 2 ? most[0] : undefined;
}
