import { createContext, type ReactNode, useContext } from 'react';

/** Gives what was rendered under a key, or renders it: everything that it shows follows from its key. */
export type RenderOnce = (key: string, children: ReactNode) => string;

/** On the server; in the browser there is none. */
export const RenderOnceContext = createContext<RenderOnce | undefined>(undefined);

type RenderedOnceProps = {
  /** All that it is rendered from. Nothing below may ask for an id of React, which tells where it stands in the page. */
  of: unknown;
  className?: string | undefined;
  children: ReactNode;
};

/** An element whose content is the same on many pages: the server renders it once, the browser takes it over as usual. */
export function RenderedOnce({ of, className, children }: RenderedOnceProps) {
  const renderOnce = useContext(RenderOnceContext);
  if (!renderOnce) return <div className={className}>{children}</div>;
  return (
    <div
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it, and on the server alone
      dangerouslySetInnerHTML={{ __html: renderOnce(JSON.stringify(of), children) }}
    />
  );
}
