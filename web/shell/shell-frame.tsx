import type { ReactNode } from 'react';
import { HeaderBanner } from '#web/banner/header-banner.tsx';
import { CallBackCorner } from '#web/call-back/call-back-corner.tsx';
import { ConsentBanner } from '#web/consent/consent-banner.tsx';
import { GeoBar } from '#web/geo/geo-bar.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { HeaderModalsProvider } from './modals/header-modals.tsx';
import { ModalsOfHeader } from './modals/modals-of-header.tsx';
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
    </HeaderModalsProvider>
  );
}
