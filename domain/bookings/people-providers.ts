import type { InverseProvider } from './payment-provider.ts';

/** A bank transfer: it names the reference, and staff or a statement says that it has come. */
export const transferProvider: InverseProvider = {
  name: 'transfer',
  shape: 'inverse',
  begin: async ({ booking }) => ({ kind: 'transfer', reference: booking }),
};

/** Paid at an office, whose people record it. */
export const officeProvider: InverseProvider = {
  name: 'office',
  shape: 'inverse',
  begin: async () => ({ kind: 'office' }),
};
