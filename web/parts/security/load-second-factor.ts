import type { RouterContextProvider } from 'react-router';
import { secondFactor } from '#calls/second-factor.ts';
import { scannedCode } from '#lib/scanned-code.ts';
import { clientContext } from '#web/visit/context.ts';
import { notTold } from '#web/visit/not-told.ts';

export type LoadedFactor = Awaited<ReturnType<typeof loadSecondFactor>>;

/** The second factor of whoever is signed in. The code is drawn here, so that browsers do without its library. */
export async function loadSecondFactor(context: Readonly<RouterContextProvider>) {
  const told = await context.get(clientContext).call(secondFactor, {});
  if (!told.ok) throw notTold(told.reason);
  const { value } = told;
  return value.state === 'pending' ? { ...value, picture: scannedCode(value.address, 'M') } : value;
}
