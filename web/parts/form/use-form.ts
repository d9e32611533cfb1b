import {
  type FormEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { type Faults, type FieldRules, type FieldTexts, faultsOf, isRequired } from './field-rules.ts';
import type { FormRefusal } from './form-refusal.ts';
import {
  allVisitedTouched,
  changed,
  type FormState,
  failed,
  focused,
  left,
  newForm,
  shownFaults,
} from './form-state.ts';
import { keepTexts, restoreTexts, textsIn } from './form-texts.ts';
import { maskInput } from './mask-edit.ts';
import { useAfterPress } from './use-after-press.ts';
import { useFaultText } from './use-fault-text.ts';
import { useSubmitting } from './use-submitting.ts';

type FormOptions<Name extends string> = {
  rules: FieldRules<Name>;
  /** What the tab keeps it as: one name for one thing that is asked for. */
  keptAs: string;
  /** Why the server did not take it, with what it shows again. */
  refusal: FormRefusal | undefined;
  /** What its fields show of the account of anyone who fills it in, where nothing was typed. */
  known?: FieldTexts | undefined;
  /** Seconds after it was opened until which the server takes what it sends for a robot's. */
  opensAfterSeconds: number;
  isSending: boolean;
  /** Sends what the form has, and is done when it was answered; `isCounted` says whether the analytics are told. */
  send: (form: HTMLFormElement, isCounted: boolean) => Promise<void>;
};

/** What a field needs to be rendered. */
export type FieldView = {
  name: string;
  id: string;
  defaultValue: string | undefined;
  isRequired: boolean;
  error: string | undefined;
};

export type FormView<Name extends string> = {
  /** For the form element. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    'aria-busy': boolean;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onFocus: (event: SyntheticEvent) => void;
    onBlur: (event: SyntheticEvent) => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  isBusy: boolean;
  field: (name: Name) => FieldView;
  /** What was wrong when it could not be sent, in the order of the form, until it is sent again. */
  summary: { name: Name; id: string; error: string }[];
};

/**
 * How every form behaves ([S]§5.1). Its fields keep their own text, so that what is typed before scripts have come
 * stays; the form listens to all of them.
 */
export function useForm<Name extends string>(options: FormOptions<Name>): FormView<Name> {
  const { rules, keptAs, refusal, known, isSending } = options;
  const refused = refusal && Object.keys(refusal.fields).length > 0 ? refusal.fields : undefined;
  const begunWith = refusal?.typed ?? known;
  const names = Object.keys(rules) as Name[]; // its own keys
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const say = useFaultText();
  const afterPress = useAfterPress();
  const [first] = useState(() => (refused ? failed(newForm(begunWith), refused) : newForm(begunWith)));
  const latest = useRef(first); // the events of one press come faster than React renders
  const [drawn, draw] = useState(first);
  const [summary, setSummary] = useState(refused ?? {});
  const { isWaiting, submit } = useSubmitting({ ...options, ref });

  const update = (next: FormState) => {
    latest.current = next;
    draw(next);
  };
  const refuse = (faults: Faults, byServer: Faults = {}) => {
    update(failed(latest.current, byServer));
    setSummary(faults);
  };

  const begin = useEffectEvent((form: HTMLFormElement) => {
    restoreTexts(form, { keptAs, names, known });
    update(changed(latest.current, textsIn(form, names)));
  });
  useEffect(() => {
    if (ref.current) begin(ref.current);
  }, []);

  const isNew = (faults: Faults) => faults !== summary;
  const hearServer = useEffectEvent((faults: Faults) => {
    if (isNew(faults)) refuse(faults, faults);
  });
  useEffect(() => {
    if (refused) hearServer(refused);
  }, [refused]);

  useEffect(() => {
    if (Object.keys(summary).length === 0) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [summary]);

  /** The name of the field that an event comes from; other controls are no business of the form. */
  const nameOf = ({ target }: SyntheticEvent) =>
    names.find((name) => name === (target as HTMLInputElement).name);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const name = nameOf(event);
    if (!name) return;
    const { isComposing, inputType } = event.nativeEvent as InputEvent;
    const { mask } = rules[name];
    const isForward = inputType === 'deleteContentForward';
    if (mask && !isComposing) maskInput(event.target as HTMLInputElement, mask, isForward);
    update(changed(latest.current, textsIn(event.currentTarget, names)));
    keepTexts(event.currentTarget, { keptAs, names, known });
  };
  const onFocus = (event: SyntheticEvent) => {
    const name = nameOf(event);
    if (name) update(focused(latest.current, name));
  };
  const onBlur = (event: SyntheticEvent) => {
    const name = nameOf(event);
    if (!name) return;
    const { mask } = rules[name];
    if (mask) maskInput(event.target as HTMLInputElement, mask, false); // an input method has left it alone so far
    latest.current = left(latest.current, name);
    afterPress(() => draw(latest.current));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    update({ ...changed(latest.current, textsIn(event.currentTarget, names)), submitFailed: false });
    const faults = faultsOf(rules, latest.current.texts);
    if (Object.keys(faults).length > 0) return refuse(faults);
    setSummary({});
    submit(allVisitedTouched(latest.current));
  };

  const shown = shownFaults(rules, drawn);
  const isBusy = isSending || isWaiting;
  return {
    props: { ref, noValidate: true, 'aria-busy': isBusy, onInput, onFocus, onBlur, onSubmit },
    isBusy,
    field: (name) => ({
      name,
      id: id + name,
      defaultValue: begunWith?.[name],
      isRequired: isRequired(rules[name]),
      error: say(shown[name]),
    }),
    summary: names.flatMap((name) => {
      const error = say(summary[name]);
      return error ? [{ name, id: id + name, error }] : [];
    }),
  };
}
