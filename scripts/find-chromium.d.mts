/** The file of a Chromium for benchmarks and browser tests; throws, saying what to install, where there is none. */
export const findChromium: () => Promise<string>;
