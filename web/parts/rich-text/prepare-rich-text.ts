import { cleanHtml } from '#lib/clean-html.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { localiseLink } from '#sites/locale.ts';
import type { Locale } from '#sites/locales.ts';
import type { Site } from '#sites/site.ts';
import { fillCurrentYear } from '#texts/current-year.ts';
import type { Translate } from '#texts/translator.ts';

/** More videos than this stand beside each other in small ([S]§9). */
const videosInFull = 3;

type Place = {
  site: Pick<Site, 'variant' | 'agentMode' | 'b2bMode' | 'mainLocale' | 'secondaryLocales'>;
  locale: Locale;
  today: PlainDate;
  t: Translate;
};

/**
 * An editor's HTML as a page may show it, for loaders: cleaned anyone who answered it, with the year filled in, its
 * links in the reader's language ([S]§2.2), its videos behind placeholders and its abbreviations as tooltips ([S]§2.15). `RichText` renders the answer.
 */
export function prepareRichText(html: string, { site, locale, today, t }: Place): string {
  const clean = withTooltips(inLanguage(cleanHtml(fillCurrentYear(html, today)), site, locale));
  return showsFrames(site) ? clean : withPlaceholders(clean, t);
}

const showsFrames = ({ variant, agentMode, b2bMode }: Place['site']) =>
  agentMode || b2bMode || variant === 'agent' || variant === 'b2b';

// The patterns read what the cleaning wrote: attributes in quotes, their values escaped.
const linked = /(?<=<a [^>]*\bhref=")[^"]+/g;
const frame = /<iframe src="([^"]*)"(?: title="([^"]*)")?><\/iframe>/g;
const abbreviation = /<abbr title="([^"]+)">(.*?)<\/abbr>/gs;

const inLanguage = (html: string, site: Place['site'], locale: Locale) =>
  html.replace(linked, (href) => localiseLink(site, locale, href));

/** A link to the video, which works without scripts; nothing of its host is loaded before it is clicked. */
function withPlaceholders(html: string, t: Translate): string {
  const count = html.match(frame)?.length ?? 0;
  const look = count > videosInFull ? 'video video--compact' : 'video';
  return html.replace(frame, (_, address: string, title?: string) => {
    const name = title || t('richText.video.untitled');
    const attributes = `class="${look}" href="${watchAddress(address)}" data-video="${address}"`;
    return `<a ${attributes} target="_blank" rel="noopener noreferrer"><span class="video__name">${name}</span></a>`;
  });
}

/** Where a visitor sees the video at its host. */
const watchAddress = (address: string) =>
  address.replace(/^(https:\/\/www\.youtube)(?:-nocookie)?\.com\/embed\/([\w-]+).*$/, '$1.com/watch?v=$2');

function withTooltips(html: string): string {
  let count = 0;
  return html.replace(abbreviation, (_, words: string, inner: string) => {
    const id = `tip-${++count}`;
    return `<span class="tip" tabindex="0" aria-describedby="${id}">${inner}<span class="tip__text" role="tooltip" id="${id}">${words}</span></span>`;
  });
}
