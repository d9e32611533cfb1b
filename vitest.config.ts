import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { viteMessages } from './texts/vite-messages.ts';

/** Its one test takes two minutes: begun among the last, it would go on alone for one of them. */
const longest = 'test/load-demo.test.ts';

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(longest);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  // The pages' other plugins of vite.config.ts are for the build; tests need texts, and JSX, which Vite reads from
  // tsconfig.json.
  plugins: [viteMessages()],
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**', 'e2e/**', '.data/**'],
    sequence: { sequencer: LongestFirst },
    globalSetup: ['test/own-temporary-folder.ts', 'test/start-postgres.ts'],
    // Every file of a worker shares its modules: reading them anew for each of 400 files takes a third of the time.
    isolate: false,
    // Some wait for servers that they start: with a worker more than two cores these are not idle meanwhile.
    maxWorkers: Math.max(3, availableParallelism()),
    // A busy machine is slow, not wrong.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // As in the browser: a busy machine may stall once; a test that fails twice is broken.
    retry: process.env.CI ? 1 : 0,
  },
});
