import type { ReactNode } from 'react';
import { CallBackCorner } from '#web/call-back/call-back-corner.tsx';
import { KeepListsOfPerson } from '#web/lists/keep-lists-of-person.tsx';
import { HeaderBanner } from './banner/header-banner.tsx';
import { ConsentBanner } from './consent/consent-banner.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { HeaderModalsProvider } from './modals/header-modals.tsx';
import { ModalsOfHeader } from './modals/modals-of-header.tsx';
import { GeoBar } from './places/geo-bar.tsx';
import { useShellContent } from './shell-content.ts';

/** Head, content and foot. */
export function ShellFrame({ children }: { children: ReactNode }) {
  const { banners, firstBanner } = useShellContent();
  return (
    <HeaderModalsProvider>
      <ConsentBanner />
      <HeaderBanner banners={banners} first={firstBanner} />
      <Header />
      <GeoBar />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <CallBackCorner />
      <ModalsOfHeader />
      <KeepListsOfPerson />
    </HeaderModalsProvider>
  );
}
