import { useNonce } from './nonce.tsx';

/** Structured data for search engines. `<` is escaped, so that no text can end the script. */
export function JsonLd({ value }: { value: object }) {
  return (
    <script
      type="application/ld+json"
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped here, and never run as a script
      dangerouslySetInnerHTML={{ __html: JSON.stringify(value).replaceAll('<', '\\u003c') }}
    />
  );
}
