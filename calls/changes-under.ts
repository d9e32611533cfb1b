import { z } from 'zod';
import type { AllowedCallers } from '#lib/principal.ts';

type Under = { path: string; source: string; mayCall: AllowedCallers };

/** What calls have in common that change something under one path, for the same people. */
export const changesUnder =
  ({ path: under, source, mayCall }: Under) =>
  (path: string, name: string, summary: string) => ({
    name,
    method: 'POST' as const,
    base: 'api' as const,
    path: `${under}/${path}`,
    summary,
    source,
    mayCall,
    query: z.object({}),
  });
