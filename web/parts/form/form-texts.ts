import { keepForm, keptForm } from './kept-form.ts';

/** What a form was opened with is kept with what was typed, so that sending again is the same request. */
const openedWith = ['requestKey', 'pass'];

/** A group of radio buttons is one control: its value is that of the chosen one. */
type Control = HTMLInputElement | HTMLTextAreaElement | RadioNodeList;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  const isText =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
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

/** Keeps what the form shows in the tab; a file is the device's, and only people can choose it again. */
export const keepTexts = (form: HTMLFormElement, keptAs: string, names: readonly string[]): void =>
  keepForm(keptAs, textsIn(form, [...names.filter((name) => !isFile(controlOf(form, name))), ...openedWith]));

const isFile = (control: Control | undefined) =>
  control instanceof HTMLInputElement && control.type === 'file';

/** Shows again what the tab has kept, where nothing was typed meanwhile. */
export function restoreTexts(form: HTMLFormElement, keptAs: string, names: readonly string[]): void {
  const kept = keptForm(keptAs);
  if (!kept) return;
  for (const name of names) {
    const control = controlOf(form, name);
    const text = kept[name];
    if (!control || isFile(control) || !text || textOf(control)) continue;
    if (isBox(control)) control.checked = true;
    else control.value = text;
  }
}

/** What the form that the tab has kept was opened with. */
export function keptOpening(keptAs: string): { requestKey: string; pass: string } | undefined {
  const { requestKey, pass } = keptForm(keptAs) ?? {};
  return requestKey && pass ? { requestKey, pass } : undefined;
}
