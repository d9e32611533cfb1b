import { OptionalPart } from '#web/parts/sending/late-part.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useVisit } from '#web/visit/visit.tsx';

const ListsInStep = lazyPart(() => import('./lists-in-step.tsx'));

/** On the site of agents the lists are kept on the server, too; other sites fetch nothing for it. */
export function KeepListsOfAgent() {
  const { agentMode } = useVisit().site;
  const hasScripts = useHydrated();
  return (
    agentMode &&
    hasScripts && (
      <OptionalPart>
        <ListsInStep />
      </OptionalPart>
    )
  );
}
