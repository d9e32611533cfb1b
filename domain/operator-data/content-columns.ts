import { mediaPath, optional, text } from './column.ts';

const siteNames = (note: string) =>
  optional(
    text({
      maxLength: 200,
      pattern: { test: /^[a-z0-9]+(,[a-z0-9]+)*$/, reads: 'names with commas between them' },
      note,
    }),
    '',
  );

/** On which sites a row of content is shown. */
export const shownOn = {
  markets: siteNames('only in these markets: ru,by; empty: in all'),
  variants: siteNames('only on these variants of a site: b2c,agent; empty: on all'),
};

/** A picture that content may do without. */
export const image = optional(mediaPath);
