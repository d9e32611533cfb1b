import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import type { Area } from '#texts/areas.ts';
import { onceSeen } from '#web/ui/once-seen.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useI18n } from '#web/visit/i18n-context.tsx';
import { firstInput } from './first-input.ts';
import { type LoadPart, servedPart } from './served-part.tsx';
import { takeOver } from './take-over.ts';

type Options<Props> = {
  /** Whether it can wait at all: what is only seen with scripts cannot. */
  sleeps?: (props: Props) => boolean;
  /** With the first input of the visitor, or when it is about to be seen. */
  wakes?: 'input' | 'seen';
};

/**
 * A part that works without scripts. It stays as the server has drawn it until the visitor does anything at all; then
 * its code is fetched and takes over. On a page that the browser draws itself it comes with the page.
 */
export function sleepingPart<Props extends object>(
  areas: readonly Area[],
  load: LoadPart<Props>,
  { sleeps = () => true, wakes = 'input' }: Options<Props> = {},
): ComponentType<Props> {
  const Part = servedPart(areas, load);
  if (!import.meta.env.SSR) void firstInput(); // it may come before the page is hydrated
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where a module names its part
  return function SleepingPart(props) {
    const { fetch } = useI18n().translator.texts;
    const isHydrated = useHydrated();
    const [isAsleep, setAsleep] = useState(!isHydrated && sleeps(props));
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!isAsleep || !place.current) return;
      const { current: part } = place;
      const woken = wakes === 'seen' ? seen(part) : firstInput();
      const needed = woken.then(() => Promise.all([load(), ...areas.map(fetch)]));
      return takeOver(part, needed, {
        take: () => startTransition(() => setAsleep(false)),
        stay: () => setAsleep(true),
      });
    }, [isAsleep, fetch]);

    if (isAsleep && !import.meta.env.SSR)
      return (
        <div
          key="asleep"
          ref={place}
          className="contents"
          data-asleep={wakes}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; what the server has drawn stays
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      );
    return (
      <div className="contents" data-asleep={isAsleep ? wakes : undefined}>
        <Part {...props} />
      </div>
    );
  };
}

/** The element itself has no box. */
const seen = (element: Element) =>
  new Promise<void>((settle) => {
    onceSeen(element.firstElementChild ?? element, settle);
  });
