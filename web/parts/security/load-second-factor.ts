import type { RouterContextProvider } from 'react-router';
import { secondFactor } from '#calls/second-factor.ts';
import { scannedCode } from '#lib/scanned-code.ts';
import { clientContext } from '#web/context/context.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';

export type LoadedFactor = Awaited<ReturnType<typeof loadSecondFactor>>;

/** The second factor of anyone who is signed in. The code is rendered here, so that browsers do without its library. */
export async function loadSecondFactor(context: Readonly<RouterContextProvider>) {
  const told = await context.get(clientContext).call(secondFactor, {});
  if (!told.ok) throw toErrorResponse(told.reason);
  const { value } = told;
  return value.state === 'pending' ? { ...value, picture: scannedCode(value.address, 'M') } : value;
}
