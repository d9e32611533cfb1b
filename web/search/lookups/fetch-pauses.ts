/** How long a lookup waits in which what it asks for may change again, in milliseconds ([W]§9). */
export const fetchPauses = {
  calendar: 400,
  countryTo: 0,
  night: 450,
  ports: 25,
  program: 400,
  suggestion: 400,
} as const;

/** The first question is asked at once: somebody looks, and there is nothing yet. */
export const firstAtOnce = (pauseMs: number) => ({ first: 0, next: pauseMs });
