import type { FieldTexts } from './field-rules.ts';
import { type KeptForm, keepForm, keptForm } from './kept-form.ts';

/** What a form was opened with is kept with what was typed, so that sending again is the same request. */
const openedWith = ['requestKey', 'pass'];

/** A group of radio buttons is one control: its value is that of the chosen one. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | RadioNodeList;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  const isText =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement ||
    control instanceof RadioNodeList;
  return isText ? control : undefined;
}

function textOf(control: Control | undefined): string {
  if (!control) return '';
  return isBox(control) && !control.checked ? '' : control.value;
}

/** What the fields show. */
export const textsIn = (form: HTMLFormElement, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, textOf(controlOf(form, name))]));

type Kept = {
  keptAs: string;
  names: readonly string[];
  /** What the form shows of an account. */
  known: FieldTexts | undefined;
};

/** Keeps what the form shows in the tab; a file is the device's, and only people can choose it again. */
export function keepTexts(form: HTMLFormElement, { keptAs, names, known }: Kept): void {
  const written = names.filter((name) => !isFile(controlOf(form, name)));
  keepForm(keptAs, toKeep(textsIn(form, [...written, ...openedWith]), known));
}

const isFile = (control: Control | undefined) =>
  control instanceof HTMLInputElement && control.type === 'file';

/** Shows again what the tab has kept, where nothing was typed meanwhile. */
export function restoreTexts(form: HTMLFormElement, { keptAs, names, known = {} }: Kept): void {
  const kept = keptForm(keptAs);
  if (!kept) return;
  for (const name of names) {
    const control = controlOf(form, name);
    const text = kept[name];
    if (!control || isFile(control) || !text || !mayReplace(textOf(control), known[name])) continue;
    if (isBox(control)) control.checked = true;
    else control.value = text;
  }
}

/** What the form that the tab has kept was opened with. */
export function keptOpening(keptAs: string): { requestKey: string; pass: string } | undefined {
  const { requestKey, pass } = keptForm(keptAs) ?? {};
  return requestKey && pass ? { requestKey, pass } : undefined;
}

/** What of the texts of a form is kept: the account keeps what it has said, and the tab of a device that others use does not. */
export const toKeep = (shown: KeptForm, known: FieldTexts = {}): KeptForm =>
  Object.fromEntries(Object.entries(shown).map(([name, text]) => [name, text === known[name] ? '' : text]));

/** Whether what was typed before may take the place of what a field shows: nothing, or what the account says. */
export const mayReplace = (shown: string, known: string | undefined): boolean =>
  shown === '' || shown === known;
