import type { ReactNode } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { goneText, useRoomWords } from '#web/parts/offer/room-words.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Opened } from './hotel-loader.ts';
import styles from './rooms-and-prices.module.css';

type Props = {
  answer: Opened['answer'];
  /** Whether something is sold beneath. */
  hasOthers: boolean;
  elsewhere: ReactNode;
};

/** What can no longer be sold of the offer in the address, and where its like is: beneath, or elsewhere. */
export function GoneOffer({ answer, hasOthers, elsewhere }: Props) {
  const t = useT();
  const words = useRoomWords();
  const title = t(answer?.status === 'gone' ? goneText(words, answer.reason) : 'detail.claim.invalid');
  return (
    <div className={styles.gone}>
      <Notice tone="error" title={title}>
        {hasOthers ? t('detail.claim.others') : elsewhere}
      </Notice>
    </div>
  );
}
