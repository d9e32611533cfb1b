import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FieldPopover } from './field-popover.tsx';

const words = {
  name: 'dates',
  label: 'Dates',
  title: 'When',
  value: 'any day',
  plain: 'plain controls',
} as const;

test('a popover has plain controls before scripts, and then nothing until it is opened', () => {
  expect(renderToStaticMarkup(<FieldPopover {...words}>{undefined}</FieldPopover>)).toContain(
    'plain controls',
  );
  const closed = renderToStaticMarkup(<FieldPopover {...words}>{() => 'a calendar'}</FieldPopover>);
  expect(closed).not.toMatch(/plain controls|a calendar/);
});
