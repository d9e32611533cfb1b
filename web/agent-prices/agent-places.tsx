import { memo } from 'react';
import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import type { AgentOffer } from './agent-offer.ts';

// Of an agent who is logged in: nobody else's page brings them, but for their looks, which what the server renders needs
// at once. They are rendered again only with other figures: what the server drew is taken away if its place is rendered again
// before its code has come.

const Row = lazyPart(() => import('./agent-row.tsx'));
const Switch = lazyPart(() => import('./net-switch.tsx'));
const Receipt = lazyPart(() => import('./agent-receipt.tsx'));
const Quoting = lazyPart<{ claim: string }>(() => import('./add-to-quote.tsx'));

type RowProps = { offer: AgentOffer | undefined; name: string; isInset?: boolean; isOpen?: boolean };

/** The place of what an offer is to an agent; empty for everybody else. */
export const AgentRow = memo(function AgentRow({ offer, ...props }: RowProps) {
  return (
    offer && (
      <OptionalPart>
        <Row offer={offer} {...props} />
      </OptionalPart>
    )
  );
});

/** The place of the same below a receipt. */
export const AgentReceipt = memo(function AgentReceipt({ offer }: { offer: AgentOffer | undefined }) {
  return (
    offer && (
      <OptionalPart>
        <Receipt offer={offer} />
      </OptionalPart>
    )
  );
});

/** The place of the switch over offers with figures of an agent. */
export const NetSwitch = memo(function NetSwitch({ offer }: { offer: AgentOffer | undefined }) {
  return (
    offer && (
      <OptionalPart>
        <Switch isNetHidden={offer.isNetHidden} />
      </OptionalPart>
    )
  );
});

/** The place of the button that puts an opened offer into a quote. */
export const AgentQuoting = memo(function AgentQuoting({ claim }: { claim: string }) {
  return (
    <OptionalPart>
      <Quoting claim={claim} />
    </OptionalPart>
  );
});
