import { type ComponentType, createContext, useContext } from 'react';

/** What the server draws for those without scripts, and a browser fetches only when it is asked for. */
export type ServersPartName = 'consent' | 'burger' | 'chat' | 'footer' | 'language' | 'user';

/** How the server draws its parts; in a browser there is nothing, so that nothing of them has to be fetched. */
export const ServersPartsContext = createContext<Partial<Record<ServersPartName, ComponentType>>>({});

/** A part as the server has drawn it: React leaves alone what it is told to be HTML. */
export function ServersPart({ name }: { name: ServersPartName }) {
  const { [name]: Part } = useContext(ServersPartsContext);
  if (!Part) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; what the server has drawn stays
    return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return (
    <div>
      <Part />
    </div>
  );
}
