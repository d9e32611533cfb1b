import type { Flags } from '#sites/flags.ts';
import { countingPlace } from '#web/context/analytics/data-layer.ts';
import { mayLoadTags } from '#web/context/analytics/may-count.ts';
import type { ConsentChoice } from '#web/context/consent/consent.ts';
import { letTagsIn } from '#web/ui/trusted-html.ts';
import { tagManagerId } from './key-pages-alone.ts';

type Tags = {
  /** The script of the tag manager. */
  address: string;
  flags: Pick<Flags, 'cookieBanner' | 'retargeting'>;
  choice: ConsentChoice;
};

/**
 * Adds the script of the tag manager with the nonce of the page, once, for those who may be counted. Tags are told the
 * choice before anything else; where they run and analytics are refused, the page is loaded anew without them.
 */
export function loadTags({ address, flags, choice }: Tags): void {
  const isRunning = document.getElementById(tagManagerId) !== null;
  if (!mayLoadTags(countingPlace(flags.cookieBanner))) {
    if (isRunning) location.reload();
    return;
  }
  window.dataLayer ??= [];
  window.dataLayer.push(consentEvent(choice, flags));
  if (isRunning) return;
  const script = document.createElement('script');
  script.id = tagManagerId;
  script.async = true;
  letTagsIn();
  script.src = address;
  script.nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  document.head.append(script);
}

const consentEvent = ({ analytics, marketing }: ConsentChoice, { retargeting }: Tags['flags']) => ({
  event: 'consent',
  analytics: answerFor(analytics),
  marketing: answerFor(marketing),
  retargeting: answerFor(marketing && retargeting),
});

const answerFor = (mayRun: boolean) => (mayRun ? 'granted' : 'denied');
