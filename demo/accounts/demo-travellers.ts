import type { DemoTraveller } from '#domain/accounts/demo-agency.ts';

/** Travellers of the demo operator, who sign in on its consumer sites. */
export const demoTravellers = [
  { name: 'Olivia Berg', email: 'olivia.berg@traveller.example' },
] as const satisfies readonly DemoTraveller[];
