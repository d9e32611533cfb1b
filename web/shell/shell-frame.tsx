import type { ReactNode } from 'react';
import { ConsentBanner } from '#web/consent/consent-banner.tsx';
import { MoneyStrip } from '#web/currency/money-strip.tsx';
import { GeoBar } from '#web/geo/geo-bar.tsx';
import { Footer, type FooterCountry } from './footer.tsx';
import { Header } from './header.tsx';
import { HeaderModalsProvider } from './modals/header-modals.tsx';
import { ModalsOfHeader } from './modals/modals-of-header.tsx';

type ShellFrameProps = { city?: string | undefined; countries?: FooterCountry[]; children: ReactNode };

/** Head, content and foot. */
export function ShellFrame({ city, countries, children }: ShellFrameProps) {
  return (
    <HeaderModalsProvider>
      <ConsentBanner />
      <MoneyStrip />
      <Header city={city} />
      <GeoBar />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer countries={countries} />
      <ModalsOfHeader />
    </HeaderModalsProvider>
  );
}
