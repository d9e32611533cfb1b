import { useUser } from '#web/context/user/use-user.ts';
import { useVisit } from '#web/context/visit.tsx';
import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';

// Code and texts of them are for agents alone.
const Notifications = lazyPart<{ className?: string | undefined }>(() => import('./notifications-link.tsx'));
const WorkNav = lazyPart(() => import('./work-nav.tsx'));
const Work = lazyPart(() => import('./work-links.tsx'));

function useIsAgent(): boolean {
  const { site } = useVisit();
  return useUser() !== undefined && site.agentMode;
}

/** The place of the notifications in the header; empty for everybody but agents. */
export function NotificationsTool({ className }: { className: string | undefined }) {
  if (!useIsAgent()) return null;
  return (
    <OptionalPart>
      <Notifications className={className} />
    </OptionalPart>
  );
}

/** The place of the links of the header where the window is narrow; empty for everybody but agents. */
export function WorkLine() {
  if (!useIsAgent()) return null;
  return (
    <OptionalPart>
      <WorkNav />
    </OptionalPart>
  );
}

/** The place of the links to an agent's work in the burger. */
export function WorkTools() {
  if (!useIsAgent()) return null;
  return (
    <OptionalPart>
      <Work />
    </OptionalPart>
  );
}
