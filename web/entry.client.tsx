import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { textsByArea } from '#texts/texts.ts';
import { PageProviders } from './shell/document/page-providers.tsx';
import { paintFirst } from './shell/document/paint-first.ts';
import { prefetchFiles } from './shell/document/prefetch-files.ts';
import './ui/trusted-html.ts';
import { setServerClock } from './context/server-clock.ts';
import type { Visit } from './context/visit.tsx';
import { visitElementId } from './shell/document/visit-data.tsx';
import './context/way-back.ts';

const visit: Visit = JSON.parse(document.getElementById(visitElementId)?.textContent ?? '');
setServerClock(visit.servedAt);
const texts = textsByArea(visit.textFiles);
await Promise.all(visit.texts.map(texts.fetch));

const whenLoaded = () => prefetchFiles(visit.preloadedFiles);
if (document.readyState === 'complete') whenLoaded();
else addEventListener('load', whenLoaded, { once: true });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageProviders visit={visit} texts={texts} nonce={undefined}>
        <HydratedRouter instrumentations={[paintFirst]} />
      </PageProviders>
    </StrictMode>,
  );
});
