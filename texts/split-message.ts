import type { MessageKey } from './message-key.ts';
import type { MessageValues, Translate } from './translator.ts';

const slotMark = '\u0000';

/** The texts before and after the placeholder `slot`, for a link or a control that stands inside a sentence. */
export function splitMessage(
  t: Translate,
  key: MessageKey,
  slot: string,
  values: MessageValues = {},
): [before: string, after: string] {
  const [before = '', after = ''] = t(key, { ...values, [slot]: slotMark }).split(slotMark);
  return [before, after];
}
