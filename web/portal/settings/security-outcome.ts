/** What of the form was done for a code, or why it was not. */
export type SecurityOutcome =
  | { codes: string[] }
  | { refused: 'begin' | 'confirm' | 'renew' | 'off'; fault: 'code' | 'wait' | 'failed'; minutes: number };

/** What a form of the page asks for. */
export type AskedOfFactor = Extract<SecurityOutcome, { refused: string }>['refused'];
