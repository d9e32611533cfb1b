import { deviceStore } from '#web/context/browser-store.ts';
import { useVisit } from '#web/context/visit.tsx';
import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { syncedAs } from './store-list.ts';

const ListsInStep = lazyPart(() => import('./lists-in-step.tsx'));

/**
 * On the site of agents the lists are kept on the server, too, and elsewhere those of travellers who are logged in, or were
 * when the device was told of theirs; everybody else fetches nothing for it.
 */
export function KeepListsOfPerson() {
  const { site, traveller } = useVisit();
  const hasScripts = useHydrated();
  return (
    hasScripts &&
    (site.agentMode || traveller || deviceStore.get(syncedAs) !== null) && (
      <OptionalPart>
        <ListsInStep />
      </OptionalPart>
    )
  );
}
