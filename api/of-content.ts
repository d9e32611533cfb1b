import type { LiveContent } from '#domain/content/live-content.ts';
import type { ArrivedCall } from './api-env.ts';
import type { DependsOn } from './cache-outcomes.ts';
import type { SellingDependencies } from './core-context.ts';

/** For calls whose answers follow from the content as it stands, and from the catalogue where it is given. */
export const ofContent = (content: LiveContent, catalogue?: SellingDependencies['catalogue']): DependsOn =>
  Object.assign(
    async ({ log }: ArrivedCall) => [await content.current(log), ...(catalogue ? [catalogue.current()] : [])],
    { mayBeHeld: !catalogue },
  );
