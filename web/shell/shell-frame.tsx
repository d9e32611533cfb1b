import type { ReactNode } from 'react';
import { ConsentBanner } from '#web/consent/consent-banner.tsx';
import { MoneyStrip } from '#web/currency/money-strip.tsx';
import { CityQuestion } from '#web/geo/city-question.tsx';
import { Footer, type FooterCountry } from './footer.tsx';
import { Header } from './header.tsx';

type ShellFrameProps = { city?: string | undefined; countries?: FooterCountry[]; children: ReactNode };

/** Head, content and foot. */
export function ShellFrame({ city, countries, children }: ShellFrameProps) {
  return (
    <>
      <ConsentBanner />
      <MoneyStrip />
      <Header city={city} />
      <CityQuestion />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer countries={countries} />
    </>
  );
}
