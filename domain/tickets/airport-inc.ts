/**
 * The number that the flight lookups name an airport by: its IATA code read in base 36. It needs no table, is the same
 * in every installation, and leads back to the code: AYT is 14213.
 */
export const airportInc = (code: string): number => Number.parseInt(code, 36);

/** The IATA code that a number stands for; a number that stands for none gives a code that no airport has. */
export const airportCode = (inc: number): string => inc.toString(36).toUpperCase().padStart(3, '0');
