import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadMessages } from './i18n/load-messages.ts';
import { PageProviders } from './page-providers.tsx';
import type { Visit } from './visit.tsx';
import { visitElementId } from './visit-data.tsx';

const visit: Visit = JSON.parse(document.getElementById(visitElementId)?.textContent ?? '');
const messages = await loadMessages(visit.locale);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageProviders visit={visit} messages={messages} nonce={undefined}>
        <HydratedRouter />
      </PageProviders>
    </StrictMode>,
  );
});
