import { useVisit } from '#web/context/visit.tsx';
import { useNonce } from '#web/ui/nonce.tsx';

/** A site's own values of design roles; the language of the design stays. */
export function SiteTheme() {
  const nonce = useNonce();
  const { theme } = useVisit().site;
  const values = Object.entries(theme).map(([role, value]) => `${role}:${value}`);
  if (values.length === 0) return null;
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {`:root{${values.join(';')}}`}
    </style>
  );
}
