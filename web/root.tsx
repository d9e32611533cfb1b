import { classNames } from '#web/ui/class-names.ts';
import './ui/styles/app.css';
import { useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import styles from '#web/shell/frame.module.css';
import type { Route } from './+types/root.ts';
import { useT, useTexts } from './context/i18n-context.tsx';
import { textsOf } from './context/page-handle.ts';
import { useVisit } from './context/visit.tsx';
import { keyPagesAlone } from './shell/analytics/key-pages-alone.ts';
import { TagManager } from './shell/analytics/tag-manager.tsx';
import { Alternates } from './shell/document/alternates.tsx';
import { FreshPage } from './shell/document/fresh-page.tsx';
import { HydrationMark } from './shell/document/hydration-mark.tsx';
import { LookupRoutes } from './shell/document/lookup-routes.tsx';
import { NavigationProgress } from './shell/document/navigation-progress.tsx';
import { OfflineGuard } from './shell/document/offline-guard.tsx';
import { RouteAnnouncer } from './shell/document/route-announcer.tsx';
import { SendOnce } from './shell/document/send-once.tsx';
import { SiteTheme } from './shell/document/site-theme.tsx';
import { TextPreloads } from './shell/document/text-preloads.tsx';
import { VisitData } from './shell/document/visit-data.tsx';
import { ErrorPage } from './shell/errors/error-page.tsx';
import { leadOn } from './shell/errors/lead-on.ts';
import { noAnswer } from './shell/errors/no-answer.ts';
import { ShellFrame } from './shell/shell-frame.tsx';
import { useNonce } from './ui/nonce.tsx';

export const middleware: Route.MiddlewareFunction[] = [leadOn];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keyPagesAlone, noAnswer];

export function Layout({ children }: { children: React.ReactNode }) {
  const t = useT();
  const nonce = useNonce();
  const { locale, theme } = useVisit();
  return (
    <html lang={locale} dir="ltr" data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {/* Before the stylesheets: a script after them waits for them. */}
        <FreshPage />
        {/* React Aria gives its own style element this nonce. */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <link rel="icon" href="/brand/solstice.svg" type="image/svg+xml" />
        <TextPreloads />
        <Meta />
        <Alternates />
        <Links nonce={nonce} />
        <SiteTheme />
      </head>
      <body>
        {/* biome-ignore lint/a11y/useValidAnchor: it is a link wherever there are no scripts */}
        <a className={classNames(styles.skip, 'sr-focusable')} href="#content" onClick={goToContent}>
          {t('shell.action.skipToContent')}
        </a>
        <NavigationProgress />
        <OfflineGuard />
        <SendOnce />
        {children}
        <RouteAnnouncer />
        <LookupRoutes />
        <TagManager />
        <HydrationMark />
        <VisitData />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Without a navigation, which a change of the address is: it would drop what the last form was answered. */
function goToContent(event: React.MouseEvent) {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/** The next page stays away until its texts are here; the last one is shown for so long. */
export default function Root() {
  useTexts(textsOf(useMatches().map(({ handle }) => handle)));
  return <Outlet />;
}

/** 404 for what does not exist, 410 for what was withdrawn, 500 for anything that broke, on the server or in the browser ([S]§2.3). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(() => {
    // The page script crashed: its console is the only place that knows why.
    if (error instanceof Error) console.error(error);
  }, [error]);
  return (
    <ShellFrame>
      <ErrorPage error={error} />
    </ShellFrame>
  );
}
