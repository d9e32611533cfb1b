import { AgentFigures } from './agent-figures.tsx';
import type { AgentOffer } from './agent-offer.ts';
import styles from './agent-prices.module.css';
import NetSwitch from './net-switch.tsx';

/** What the agent earns on an opened offer, below its receipt. */
export default function AgentReceipt({ offer }: { offer: AgentOffer }) {
  return (
    <div className={styles.agentReceipt}>
      <AgentFigures offer={offer} />
      <NetSwitch isNetHidden={offer.isNetHidden} />
    </div>
  );
}
