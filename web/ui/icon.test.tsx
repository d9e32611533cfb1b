import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawn, Icon, iconNames } from './icon.tsx';

test('an icon is written on the server as browsers draw it', () => {
  for (const name of iconNames)
    for (const size of ['s', 'm'] as const)
      expect(renderToString(<Icon name={name} size={size} />)).toBe(renderToString(drawn(name, size)));
});
