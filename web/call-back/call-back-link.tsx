import { type ReactNode, useState } from 'react';
import { useLocalPath } from '#web/context/visit.tsx';
import { OpenedPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { Link } from '#web/ui/link.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { CallBackOffice } from './call-back-form.tsx';

const CallBackModal = lazyPart(() => import('./call-back-modal.tsx'));

type CallBackLinkProps = {
  office?: (CallBackOffice & { inc: number }) | undefined;
  context?: string | undefined;
  /** The offer that it is about. */
  claim?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The form's own page, for something that it is about. */
export function callBackAbout(about: {
  context?: string | undefined;
  claim?: string | undefined;
  search?: string;
}): '/call-back' | `/call-back?${string}` {
  const query = new URLSearchParams(
    Object.entries(about).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return query.size > 0 ? `/call-back?${query}` : '/call-back';
}

/** Opens the call-back form over the page; without scripts it leads to the form's own page. */
export function CallBackLink({ office, context, claim, className, children }: CallBackLinkProps) {
  const toLocal = useLocalPath();
  const hasScripts = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const giveUp = () => {
    setOpen(false);
    setWanted(false);
  };
  return (
    <>
      <Link
        to={toLocal(office ? `/call-back?office=${office.inc}` : callBackAbout({ context, claim }))}
        rel="nofollow"
        className={className}
        aria-haspopup={hasScripts ? 'dialog' : undefined}
        onClick={(event) => {
          event.preventDefault();
          setWanted(true);
          setOpen(true);
        }}
      >
        {children}
      </Link>
      {isWanted && (
        <OpenedPart onFailed={giveUp}>
          <CallBackModal
            open={isOpen}
            onClose={() => setOpen(false)}
            office={office}
            context={context}
            claim={claim}
          />
        </OpenedPart>
      )}
    </>
  );
}
