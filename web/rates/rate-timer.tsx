import { type RefObject, useEffect, useRef, useState } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { serverTime } from '#web/context/server-clock.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { countdown } from './countdown.ts';
import styles from './rate-timer.module.css';
import type { Rates } from './rates.ts';

type Props = { timer: NonNullable<Rates['timer']>; onRates: (rates: Rates) => void };

const tickMs = 1_000;
/** When the new rates cannot be had, they are asked for again. */
const patienceMs = 30_000;

/** Counts down to the next rates and brings them; without scripts it says when they come ([S]§4.6). */
export function RateTimer({ timer, onRates }: Props) {
  const t = useT();
  const place = useRef<HTMLSpanElement>(null);
  const seconds = useSecondsLeft(timer.next, place);
  useNewRates(seconds === 0, onRates);
  return (
    <span ref={place} className={classNames(styles.ratesTimer, 'num')} role="timer">
      <Icon name="clock" size="s" />
      {seconds === undefined ? (
        t('currency.timer.at', { time: timer.time })
      ) : (
        <>
          <span className={styles.ratesWords}>{t('currency.timer.in')} </span>
          {countdown(seconds)}
        </>
      )}
    </span>
  );
}

/** Undefined until it is first seen; nothing ticks where nobody looks. */
function useSecondsLeft(next: number, place: RefObject<Element | null>): number | undefined {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((next - serverTime()) / tickMs)));
    let timer: ReturnType<typeof setInterval>;
    const observer = new IntersectionObserver((entries) => {
      clearInterval(timer);
      if (!entries.at(-1)?.isIntersecting) return;
      tick();
      timer = setInterval(tick, tickMs);
    });
    observer.observe(place.current!);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [next, place]);
  return seconds;
}

function useNewRates(isDue: boolean, onRates: Props['onRates']): void {
  const address = useLocalPath()('/lookup/rates');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the receiver is new in every render
  useEffect(() => {
    if (!isDue) return;
    let timer: ReturnType<typeof setTimeout>;
    const controller = new AbortController();
    const ask = async () => {
      timer = setTimeout(ask, patienceMs);
      const answer = await fetch(address, { signal: controller.signal }).catch(() => undefined);
      const rates: Rates | undefined = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
      if (!rates || rates.currencies.length === 0 || controller.signal.aborted) return;
      clearTimeout(timer);
      onRates(rates);
    };
    void ask();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isDue, address]);
}
