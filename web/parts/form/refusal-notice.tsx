import { Notice } from '#web/ui/notice.tsx';
import type { FormRefusal } from './form-refusal.ts';
import { useFaultText } from './use-fault-text.ts';

type RefusalNoticeProps = {
  refusal: FormRefusal | undefined;
  /** What is said where fields are to be looked at; nothing where they say enough. */
  toCheck?: string;
};

/** Why a form was not taken, above its fields. */
export function RefusalNotice({ refusal, toCheck }: RefusalNoticeProps) {
  const say = useFaultText();
  const words = say(refusal?.form) ?? (refusal && toCheck);
  return words && <Notice tone="error">{words}</Notice>;
}
