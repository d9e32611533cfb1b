import type { MessageKey } from '#texts/message-key.ts';

export type CopyOutcome = { isCopied: boolean; message: MessageKey };

/** Copies what `text` becomes, and says how that went ([S]§8). Without a secure connection a browser has no clipboard. */
export async function writeClipboard(text: Promise<string>): Promise<CopyOutcome> {
  if (!navigator.clipboard) return { isCopied: false, message: 'common.buttonCopy.errorBrowserCopyText' };
  try {
    await navigator.clipboard.writeText(await text);
    return { isCopied: true, message: 'common.buttonCopy.copyText' };
  } catch {
    return { isCopied: false, message: 'common.buttonCopy.errorCopyText' }; // the visitor or the browser refused
  }
}
