import type { ComponentProps } from 'react';
import { Select } from '#web/ui/select.tsx';

type PlaceSelectProps = ComponentProps<typeof Select> & {
  groups: readonly { name: string; items: readonly { inc: number | string; name: string }[] }[];
};

/** Towns or countries in their groups, chosen without scripts. */
export function PlaceSelect({ groups, ...select }: PlaceSelectProps) {
  return (
    <Select {...select}>
      {groups.map((group) => (
        <optgroup key={group.name} label={group.name}>
          {group.items.map(({ inc, name }) => (
            <option key={inc} value={inc}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
