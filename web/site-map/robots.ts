import { questionParameters } from '#lib/question-parameters.ts';
import { siteContext } from '#web/context/context.ts';
import { publicText } from '#web/site-map/public-text.ts';
import type { Route } from './+types/robots.ts';

/** Only people have business here. */
const closed = [
  '/lookup/',
  '/print/',
  '/booking/',
  '/orders/',
  '/settings/',
  '/analytics/',
  '/api/',
  '/core/',
];

/** Services that show a link that a visitor shares, with its days and its price: they are no search engines. */
const previews = [
  ...['facebookexternalhit', 'Twitterbot', 'LinkedInBot', 'TelegramBot', 'WhatsApp', 'vkShare', 'Viber'],
  ...['Slackbot-LinkExpanding', 'Discordbot', 'Pinterestbot', 'SkypeUriPreview'],
];

/** `/robots.txt`: what is sold and told may be found; the workplaces of agents and partners may not. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { variant, agentMode, b2bMode } = context.get(siteContext);
  const isWorkplace = agentMode || b2bMode || variant === 'photobase';
  const lines = isWorkplace
    ? ['User-agent: *', 'Disallow: /']
    : [
        ...previews.map((name) => `User-agent: ${name}`),
        ...closed.map((path) => `Disallow: ${path}`),
        '',
        'User-agent: *',
        ...closed.map((path) => `Disallow: ${path}`),
        ...questionParameters.map((name) => `Disallow: /*?*${name}=`),
        '',
        `Sitemap: ${new URL(request.url).origin}/sitemap.xml`,
      ];
  return publicText(`${lines.join('\n')}\n`, 'text/plain; charset=utf-8');
}
