import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { afterPaint } from '#web/ui/after-paint.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';

type Props = ComponentProps<typeof Checkbox> & {
  checked: boolean;
  /** Reads the form, once the box is rendered as it was pressed. */
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/**
 * A box of the filters. It changes by itself, at once: to read the form and to render all of it anew takes longer than a
 * press may wait (decision 0386). What the search says is what it shows in the end.
 */
export function FilterBox({ checked, onChange, ...rest }: Props) {
  const [shown, setShown] = useState({ checked, of: checked });
  if (shown.of !== checked) setShown({ checked, of: checked });
  const change = async (event: ChangeEvent<HTMLInputElement>) => {
    setShown({ checked: event.target.checked, of: checked });
    await afterPaint();
    onChange(event);
  };
  return <Checkbox {...rest} checked={shown.checked} onChange={change} />;
}
