import { localise } from '#lib/localised.ts';
import type { Destination } from '../../places.ts';
import { mapTexts } from '../../texts/word-list.ts';
import { translated } from '../../translations/translated.ts';
import { type EditorsBlock, type EditorsPage, managerHelp } from '../editors-page.ts';

/** What travellers to a country should know, a page a country; the rules of its hotels are a part of it. */
export const memoPages = (destinations: readonly Destination[]): EditorsPage[] =>
  destinations.map((destination) => ({
    slug: `pamyatki-turistam-${destination.slug}`,
    title: mapTexts(knowing, (words, locale) => `${localise(destination.name, locale)}: ${words}`),
    subtitle: { en: 'Papers, money and the rules of hotels', ru: 'Документы, деньги и правила отелей' },
    blocks: [papers(destination), hotelRules(destination), managerHelp],
  }));

function papers({ isVisaRequired, currency, name }: Destination): EditorsBlock {
  const visa = isVisaRequired ? visaForMany : visaForFew;
  const money = (locale: string) =>
    new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency;
  return {
    slug: 'papers',
    title: { en: 'Papers and money', ru: 'Документы и деньги' },
    html: mapTexts(paperRules, (html, locale) =>
      html
        .replace('{visa}', localise(visa, locale))
        .replace('{country}', localise(name, locale))
        .replace('{money}', money(locale)),
    ),
  };
}

/** Pages of hotels lead to this heading ([W]§2.11). */
const anchor = 'hotel_title_id';

function hotelRules({ guestTax }: Destination): EditorsBlock {
  const tax = guestTax && mapTexts(guestTax, (text) => `<li>${text}</li>`);
  return {
    slug: 'hotel-rules',
    html: mapTexts(rulesOfHotels, (html, locale) =>
      html.replace('<h2>', `<h2 id="${anchor}">`).replace('{tax}', tax ? localise(tax, locale) : ''),
    ),
  };
}

const knowing = translated({ en: 'what travellers should know', ru: 'памятка туристу' });
const visaForMany = translated({
  en: 'Many travellers need a visa: see <a href="/info/visas">visas</a>.',
  ru: 'Многим нужна виза: см. <a href="/info/visas">визы</a>.',
});
const visaForFew = translated({
  en: 'Many travellers need no visa: see <a href="/info/visas">visas</a>.',
  ru: 'Многим виза не нужна: см. <a href="/info/visas">визы</a>.',
});
const paperRules = translated({
  en: '<ul><li>A passport that is valid for six months after the way home, for children too.</li><li>{visa}</li><li>Our contracts with hotels in {country} are in this currency: {money}.</li></ul>',
  ru: '<ul><li>Загранпаспорт, действительный ещё полгода после возвращения, и у детей тоже.</li><li>{visa}</li><li>Валюта наших договоров с отелями здесь: {money}.</li></ul>',
});
const rulesOfHotels = translated({
  en: '<h2>At the hotel</h2><ul><li>Rooms are ready from two in the afternoon and are left by noon. Who comes early may use the pools and leave the luggage at the desk.</li><li>At the desk a passport is asked for, and often a deposit by card for what is not in the board.</li>{tax}<li>The wristband shows what your board covers: keep it until you leave.</li><li>Whatever is not as it was promised: tell our representative the same day, while it can be mended.</li></ul>',
  ru: '<h2>В отеле</h2><ul><li>Номера готовы с двух часов дня, освобождают их до полудня. Приехавшие раньше могут пользоваться бассейнами и оставить багаж на стойке.</li><li>На стойке попросят паспорт и часто депозит с карты за то, что не входит в питание.</li>{tax}<li>Браслет показывает, что входит в ваше питание: не снимайте его до отъезда.</li><li>Если что-то не так, как обещали, скажите нашему представителю в тот же день, пока это можно исправить.</li></ul>',
});
