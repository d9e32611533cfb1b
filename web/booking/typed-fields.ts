const names = ['name', 'phone', 'email', 'comment', 'agree', 'requestKey'] as const;

export type TypedFields = Partial<Record<(typeof names)[number], string>>;

/** What was typed, to be shown again. */
export const typedFields = (form: FormData): TypedFields =>
  Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]));
