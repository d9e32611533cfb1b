import type { ReactNode } from 'react';
import { HeaderBanner } from '#web/banner/header-banner.tsx';
import { CallBackWidget } from '#web/call-back/call-back-widget.tsx';
import { ConsentBanner } from '#web/consent/consent-banner.tsx';
import { MoneyStrip } from '#web/currency/money-strip.tsx';
import { GeoBar } from '#web/geo/geo-bar.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header.tsx';
import { HeaderModalsProvider } from './modals/header-modals.tsx';
import { ModalsOfHeader } from './modals/modals-of-header.tsx';
import { useShellContent } from './shell-content.ts';

/** Head, content and foot. */
export function ShellFrame({ children }: { children: ReactNode }) {
  const { city, banners, firstBanner } = useShellContent();
  return (
    <HeaderModalsProvider>
      <ConsentBanner />
      <HeaderBanner banners={banners} first={firstBanner} />
      <MoneyStrip />
      <Header city={city} />
      <GeoBar />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <CallBackWidget />
      <ModalsOfHeader />
    </HeaderModalsProvider>
  );
}
