/** What a scenario has found, and what it may find at most. */
export type Finding = { name: string; value: number; atMost: number };
