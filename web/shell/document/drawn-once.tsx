import { createContext, type ReactNode, useContext } from 'react';

/** Gives what was drawn under a key, or draws it: everything that it shows follows from its key. */
export type DrawOnce = (key: string, children: ReactNode) => string;

/** On the server; in the browser there is none. */
export const DrawOnceContext = createContext<DrawOnce | undefined>(undefined);

type DrawnOnceProps = {
  /** All that it is drawn from. Nothing below may ask for an id of React, which tells where it stands in the page. */
  of: unknown;
  className?: string | undefined;
  children: ReactNode;
};

/** An element whose content is the same on many pages: the server draws it once, the browser takes it over as usual. */
export function DrawnOnce({ of, className, children }: DrawnOnceProps) {
  const drawOnce = useContext(DrawOnceContext);
  if (!drawOnce) return <div className={className}>{children}</div>;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it, and on the server alone
    <div className={className} dangerouslySetInnerHTML={{ __html: drawOnce(JSON.stringify(of), children) }} />
  );
}
