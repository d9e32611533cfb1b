import type { AnalyticsLabel } from './page-types.ts';

/** What the tag manager is told of a visit ([S]§3.19). */
export type AnalyticsEvent = {
  event: string;
  SectionPage: string;
  eventAction: string;
  eventCategory: string;
  eventLabel: string;
  eventName: string;
  /** Of the agent, in agent mode. */
  partPassInc?: number;
};

/** An event before it is sent: what is left out has its usual value. */
export type NewEvent = Pick<AnalyticsEvent, 'eventAction' | 'eventCategory' | 'eventLabel'> &
  Partial<Pick<AnalyticsEvent, 'event' | 'SectionPage' | 'eventName'>>;

/** The event that tags listen for, unless one says otherwise. */
const usualEvent = 'vnt';

/** Where an event happens, and to whom. */
type EventPlace = { partPassInc?: number | undefined; pageLabel?: AnalyticsLabel | undefined };

/**
 * An event with all its fields; its name is made of its own: `nav-header-click-Agents`. Its section is the label of the
 * page, where it names none itself.
 */
export function completeEvent(event: NewEvent, { partPassInc, pageLabel }: EventPlace = {}): AnalyticsEvent {
  const { SectionPage, eventAction, eventCategory, eventLabel } = event;
  const words = [eventCategory, eventAction, eventLabel, SectionPage].filter(Boolean);
  return {
    event: usualEvent,
    SectionPage: pageLabel ?? '',
    eventName: words.join('-'),
    ...event,
    ...(partPassInc === undefined ? {} : { partPassInc }),
  };
}

/** A link of the header is followed. */
export const headerClick = (text: string): NewEvent => ({
  eventCategory: 'nav-header',
  eventAction: 'click',
  eventLabel: text,
});

/** The burger is opened or closed. */
export const burgerToggle = (action: 'open' | 'close'): NewEvent => ({
  eventCategory: 'burger',
  eventAction: action,
  eventLabel: 'menu',
});

/** An item of a menu is followed, in the top line or in the burger. */
export const menuClick = (place: 'top-line' | 'burger', text: string): NewEvent => ({
  eventCategory: `menu-${place}`,
  eventAction: 'click',
  eventLabel: text,
});

/** An advertisement of a slider is followed. */
export const slideClick = (slider: string, id: number): NewEvent => ({
  eventCategory: `${slider}_slider`,
  eventAction: 'click',
  eventLabel: String(id),
});

/** A promo over the page is followed: in the Promo section its label is 'tour', on the main page its id ([W]§2.10). */
export const promoClick = (id: number, place: 'Promo' | 'main'): NewEvent => ({
  eventCategory: 'popup_slider',
  eventAction: 'click',
  ...(place === 'Promo'
    ? { eventLabel: 'tour', SectionPage: place, eventName: `popup_slider-click-${id}-Promo` }
    : { eventLabel: String(id) }),
});

/** A hotel enters or leaves a list of the visitor. */
export const listToggle = (list: string, isIn: boolean, hotelInc: number): NewEvent => ({
  eventCategory: list,
  eventAction: isIn ? 'add' : 'remove',
  eventLabel: String(hotelInc),
});

/** A page is shared; copied links are shared with 'copy'. */
export const pageShare = (target: string): NewEvent => ({
  eventCategory: 'share',
  eventAction: 'click',
  eventLabel: target,
});

/** A form is sent to an office. */
export const formSubmit = (form: 'request' | 'call-back'): NewEvent => ({
  eventCategory: 'form',
  eventAction: 'submit',
  eventLabel: form,
});
