import { addressOf } from '#texts/texts.ts';
import { useVisit } from '#web/context/visit.tsx';
import { useNonce } from '#web/ui/nonce.tsx';

/** Fetches the texts of the first page together with its scripts. */
export function TextPreloads() {
  const nonce = useNonce();
  const { texts, textFiles } = useVisit();
  const files = [...new Set(texts.map((area) => addressOf(textFiles, area)))];
  return files.map((file) => (
    <link key={file} rel="modulepreload" href={file} nonce={nonce} suppressHydrationWarning />
  ));
}
