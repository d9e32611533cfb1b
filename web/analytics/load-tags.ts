import type { ConsentChoice } from '#web/consent/consent.ts';

/** What tags are told of the visitor's choice, before anything else. */
const consentEvent = ({ analytics, marketing }: ConsentChoice) => ({
  event: 'consent',
  analytics: analytics ? 'granted' : 'denied',
  marketing: marketing ? 'granted' : 'denied',
});

const elementId = 'tag-manager';

/** Adds the script of the tag manager with the nonce of the page, once; a later choice is told to the one that runs. */
export function loadTags(address: string, choice: ConsentChoice): void {
  window.dataLayer ??= [];
  window.dataLayer.push(consentEvent(choice));
  if (document.getElementById(elementId)) return;
  const script = document.createElement('script');
  script.id = elementId;
  script.async = true;
  script.src = address;
  script.nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  document.head.append(script);
}
