/** An expected failure is a value with its reason; only the unexpected throws. */
export type Result<Value, Reason extends string = string> =
  | { ok: true; value: Value }
  | { ok: false; reason: Reason; detail?: string };

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const;

export const fail = <Reason extends string>(reason: Reason, detail?: string) =>
  detail === undefined ? ({ ok: false, reason } as const) : ({ ok: false, reason, detail } as const);
