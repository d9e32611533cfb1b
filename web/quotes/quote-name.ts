import type { Translate } from '#texts/translator.ts';

/** What a quote is called where its agent has not said. */
export const quoteName = ({ inc, title }: { inc: number; title: string }, t: Translate): string =>
  title || t('quotes.untitled', { number: `${inc}` });
