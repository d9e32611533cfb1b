import { type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { QuietPart } from '#web/parts/sending/late-part.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { ServersPart } from '#web/parts/sending/servers-part.tsx';
import { sleepingPart } from '#web/parts/sending/sleeping-part.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useVisit } from '#web/visit/visit.tsx';
import { useShellContent } from '../shell-content.ts';

const LateBody = lazyPart(['footer'], () => import('./footer-body.tsx'));
const ThemeSwitch = sleepingPart([], () => import('#web/shell/modals/theme-switch.tsx'));

/**
 * The foot of every page ([S]§2.12). It stays as the server drew it for the whole visit, so a browser fetches its code
 * only where there is another one to draw: of another city, or of an error. The header of the events site leads here, to
 * `#contacts`.
 */
export function Footer() {
  const navigate = useNavigate();
  const { variant } = useVisit().site;
  const { footer } = useShellContent();
  const isLater = useHydrated();
  const [servers] = useState(isLater ? undefined : footer);

  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || !isFollowedHere(link, event)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click, too
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is clicked
    <footer className="footer" id={variant === 'events' ? 'contacts' : undefined} onClick={follow}>
      <div className="page footer__in">
        {footer === servers ? (
          <ServersPart name="footer" />
        ) : (
          <QuietPart>
            <LateBody />
          </QuietPart>
        )}
        <ThemeSwitch />
      </div>
    </footer>
  );
}

/** Links of the site that ask for no tab of their own; those that React draws follow themselves. */
const isFollowedHere = (link: HTMLAnchorElement, event: MouseEvent) =>
  !event.defaultPrevented &&
  link.origin === location.origin &&
  !link.target &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
