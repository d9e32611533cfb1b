import { localise } from '#lib/localised.ts';
import type { Destination } from '../../places.ts';
import { type EditorsBlock, type EditorsPage, managerHelp } from '../editors-page.ts';

/** What travellers to a country should know, a page a country; the rules of its hotels are a part of it. */
export const memoPages = (destinations: readonly Destination[]): EditorsPage[] =>
  destinations.map((destination) => ({
    slug: `pamyatki-turistam-${destination.slug}`,
    title: {
      en: `${destination.name.en}: what travellers should know`,
      ru: `${destination.name.ru}: памятка туристу`,
    },
    subtitle: { en: 'Papers, money and the rules of hotels', ru: 'Документы, деньги и правила отелей' },
    blocks: [papers(destination), hotelRules(destination), managerHelp],
  }));

function papers({ isVisaRequired, currency, name }: Destination): EditorsBlock {
  const money = (locale: 'en' | 'ru') => new Intl.DisplayNames(locale, { type: 'currency' }).of(currency);
  const visa = isVisaRequired
    ? {
        en: 'Many travellers need a visa: see <a href="/info/visas">visas</a>.',
        ru: 'Многим нужна виза: см. <a href="/info/visas">визы</a>.',
      }
    : {
        en: 'Many travellers need no visa: see <a href="/info/visas">visas</a>.',
        ru: 'Многим виза не нужна: см. <a href="/info/visas">визы</a>.',
      };
  return {
    slug: 'papers',
    title: { en: 'Papers and money', ru: 'Документы и деньги' },
    html: {
      en: `<ul><li>A passport that is valid for six months after the way home, for children too.</li><li>${visa.en}</li><li>Our contracts with hotels in ${localise(name, 'en')} are in this currency: ${money('en')}.</li></ul>`,
      ru: `<ul><li>Загранпаспорт, действительный ещё полгода после возвращения, и у детей тоже.</li><li>${visa.ru}</li><li>Валюта наших договоров с отелями здесь: ${money('ru')}.</li></ul>`,
    },
  };
}

/** Pages of hotels lead to this heading ([W]§2.11). */
const anchor = 'hotel_title_id';

function hotelRules({ guestTax }: Destination): EditorsBlock {
  const tax = {
    en: guestTax ? `<li>${guestTax.en}</li>` : '',
    ru: guestTax ? `<li>${guestTax.ru}</li>` : '',
  };
  return {
    slug: 'hotel-rules',
    html: {
      en: `<h2 id="${anchor}">At the hotel</h2><ul><li>Rooms are ready from two in the afternoon and are left by noon. Who comes early may use the pools and leave the luggage at the desk.</li><li>At the desk a passport is asked for, and often a deposit by card for what is not in the board.</li>${tax.en}<li>The wristband shows what your board covers: keep it until you leave.</li><li>Whatever is not as it was promised: tell our representative the same day, while it can be mended.</li></ul>`,
      ru: `<h2 id="${anchor}">В отеле</h2><ul><li>Номера готовы с двух часов дня, освобождают их до полудня. Приехавшие раньше могут пользоваться бассейнами и оставить багаж на стойке.</li><li>На стойке попросят паспорт и часто депозит с карты за то, что не входит в питание.</li>${tax.ru}<li>Браслет показывает, что входит в ваше питание: не снимайте его до отъезда.</li><li>Если что-то не так, как обещали, скажите нашему представителю в тот же день, пока это можно исправить.</li></ul>`,
    },
  };
}
