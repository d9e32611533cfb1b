import { type ComponentType, createContext, useContext } from 'react';

/** How the server draws the question; in a browser there is nothing, so that nothing of it has to be fetched. */
export const ServersQuestionContext = createContext<ComponentType | undefined>(undefined);

/** The question as the server has drawn it: React leaves alone what it is told to be HTML. */
export function ServersQuestion() {
  const Question = useContext(ServersQuestionContext);
  if (!Question) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; what the server has drawn stays
    return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return (
    <div>
      <Question />
    </div>
  );
}
