import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { offerPath } from '#web/parts/offer/offer-path.ts';
import { copiedText } from '#web/parts/share/copied-text.ts';
import { writeClipboard } from '#web/parts/share/write-clipboard.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import AddToQuote from './add-to-quote.tsx';
import { AgentFigures } from './agent-figures.tsx';
import type { AgentOffer } from './agent-offer.ts';
import styles from './agent-prices.module.css';

type Props = {
  offer: AgentOffer;
  /** What the offer is of, for who hears the links of many. */
  name: string;
  /** It stands at the edge of its card. */
  isInset?: boolean;
  /** Its receipt is open, and has the button of the quote. */
  isOpen?: boolean;
};

/** What an offer is to an agent, and what they can do with it. */
export default function AgentRow({ offer, name, isInset = false, isOpen = false }: Props) {
  const t = useT();
  const toLocal = useLocalPath();
  const { claim, ptype } = offer;
  const address = ptype && toLocal(offerPath(ptype, claim));
  const isEmpty = !address && offer.price?.commission === null && offer.price.clientPrice === null;
  if (isEmpty) return null;
  const of = <span className="sr">: {name}</span>;
  return (
    <div className={classNames(styles.agentRow, isInset && styles.agentRowInset)}>
      <AgentFigures offer={offer} />
      {address && (
        <div className={styles.agentActions}>
          <Link to={address} reloadDocument>
            {t('agentPrices.open')}
            {of}
          </Link>
          <CopyOffer address={address}>{of}</CopyOffer>
          {!isOpen && <AddToQuote claim={claim} name={name} />}
        </div>
      )}
    </div>
  );
}

type CopyProps = { address: string; children: React.ReactNode };

/** Copies the link of an offer, the agent's and the traveller's; without scripts there is none. */
function CopyOffer({ address, children }: CopyProps) {
  const t = useT();
  const { origin, consumerOrigin } = useVisit();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const copy = async () => {
    const page = { address: origin + address, isForAgent: true, consumerOrigin, isShortened: true };
    const { message, isCopied } = await writeClipboard(copiedText(page, t));
    showToast(t(message), isCopied ? 'done' : 'error');
  };
  return (
    <Button size="s" className={styles.copyOffer} onClick={copy}>
      <Icon name="share" size="s" />
      {t('agentPrices.copyLink')}
      {children}
    </Button>
  );
}
