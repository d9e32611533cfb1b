/** What a form has sent. */
export type SentForm = {
  names: readonly string[];
  has: (name: string) => boolean;
  /** What a field says; nothing where it was not sent, and of a file its name. */
  text: (name: string) => string;
  file: (name: string) => File | undefined;
};

/** Reads what a request sends as a form: the one place that does ([0570](../../../docs/decisions/0570-one-form-system-of-our-own.md)). */
export const readForm = async (request: Request): Promise<SentForm> => sentForm(await request.formData());

/** The same of a form's data that a test or a script already has. */
export const sentForm = (form: FormData): SentForm => ({
  names: [...new Set(form.keys())],
  has: (name) => form.has(name),
  text: (name) => textOf(form.get(name)),
  file: (name) => {
    const value = form.get(name);
    return value instanceof File ? value : undefined;
  },
});

function textOf(value: FormDataEntryValue | null): string {
  if (value instanceof File) return value.size > 0 ? value.name || 'file' : '';
  return value ?? '';
}
