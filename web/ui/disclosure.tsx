import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type DisclosureProps = { summary: ReactNode; open?: boolean; children: ReactNode };

/** A part that opens under its summary, with or without scripts. */
export function Disclosure({ summary, open = false, children }: DisclosureProps) {
  return (
    <details className="group" open={open}>
      <summary className="flex items-center justify-between gap-3 py-3 font-semibold">
        {summary}
        <span className="transition-[rotate] group-open:rotate-180">
          <Icon name="down" />
        </span>
      </summary>
      {children}
    </details>
  );
}
