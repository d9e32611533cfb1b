import type { MessageKey } from '#texts/message-key.ts';
import type { IconName } from '#web/ui/icon.tsx';

/** The picture of a link of the header where it stands in the burger, whose own links have theirs. */
export const linkIcons: Partial<Record<MessageKey, IconName>> = {
  'agentMenu.clients': 'user',
  'agentMenu.quotes': 'share',
  'header.actions': 'tag',
  'header.agents': 'user',
  'header.agentsNew': 'user',
  'header.agentsOld': 'user',
  'header.allInclusive': 'fork',
  'header.business': 'tag',
  'header.calendar': 'calendar',
  'header.contacts': 'phone',
  'header.cooperation': 'user',
  'header.help': 'chat',
  'header.lastMinute': 'bolt',
  'header.oldSearch': 'search',
  'header.oldSite': 'clock',
  'header.orders': 'ticket',
  'header.question': 'check',
  'header.reports': 'compare',
  'header.salesOffices': 'pin',
  'header.search': 'search',
  'header.services': 'plus',
  'header.summer': 'sun',
  'header.tourists': 'palm',
  'header.winners': 'star',
  'header.winnersInfo': 'ticket',
  'header.winter': 'snow',
  'header.works': 'star',
  'shell.header.directions': 'globe',
};
