import { demandingRule, hasForm } from './fault.ts';

/** Letters, digits, dash and space: `SU 1234`. */
export const flightNumber = demandingRule('flightNumber', hasForm(/^[\p{L}\d -]+$/u));
