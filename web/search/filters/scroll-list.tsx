import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { PickList } from './pick-list.tsx';

type Props = Omit<ComponentProps<typeof PickList>, 'size'>;

/** A long list in its own place on the page: Escape closes it as Tab does, and nothing around it. */
export function ScrollList({ onClose, ...list }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault(); // the sheet of a phone stays open
    event.stopPropagation();
    const group = place.current?.closest('fieldset');
    onClose();
    requestAnimationFrame(() =>
      group?.querySelector<HTMLElement>('details[open] input, details:not([open]) > summary')?.focus(),
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key belongs to the field in it
    <div ref={place} onKeyDown={press}>
      <PickList size="page" {...list} onClose={onClose} />
    </div>
  );
}
