import { createFormat, type Format } from '#texts/format.ts';
import { type I18n, useI18n } from './i18n-context.tsx';

const formats = new WeakMap<I18n, Format>();

/** The formats of the page's language and site. Frames of pages do without: what writes dates and money is not small. */
export function useFormat(): Format {
  const i18n = useI18n();
  const known = formats.get(i18n);
  if (known) return known;
  const format = createFormat(i18n.site, i18n.translator);
  formats.set(i18n, format);
  return format;
}
