import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { textsByArea } from './i18n/texts.ts';
import { PageProviders } from './page-providers.tsx';
import './ui/trusted-html.ts';
import type { Visit } from './visit.tsx';
import { visitElementId } from './visit-data.tsx';

const visit: Visit = JSON.parse(document.getElementById(visitElementId)?.textContent ?? '');
const texts = textsByArea(visit.textFiles);
await Promise.all(visit.texts.map(texts.fetch));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageProviders visit={visit} texts={texts} nonce={undefined}>
        <HydratedRouter />
      </PageProviders>
    </StrictMode>,
  );
});
