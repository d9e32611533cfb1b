import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The pages' plugins of vite.config.ts are for the build; tests need only JSX, which Vite reads from tsconfig.json.
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**', 'e2e/**', '.data/**'],
    globalSetup: ['test/start-postgres.ts'],
    // A busy machine is slow, not wrong.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
