import { useNonce } from './nonce.tsx';
import { useTrustedHtml } from './use-trusted-html.ts';

/** Structured data for search engines. `<` is escaped, so that no text can end the script. */
export function JsonLd({ value }: { value: object }) {
  return (
    <script
      type="application/ld+json"
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped here, and never run as a script
      dangerouslySetInnerHTML={useTrustedHtml(JSON.stringify(value).replaceAll('<', '\\u003c'))}
    />
  );
}
