import { defineConfig, devices } from '@playwright/test';

const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.test.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/start-server.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  // A browser on two busy cores may stall once; a test that fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 10_000 },
  use: {
    headless: true,
    // What glides cannot be clicked surely; journeys that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Writing a trace slows every step by a tenth or more: what failed is tried again with `--trace on`.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No page of a journey lives so long that compiling its scripts well pays: a fifth of the browser's work.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  // Most of the product is the same on a phone, or a journey sets the width itself: what differs has the tag.
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      grepInvert: /@phone-only/,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      grep: /@phone/,
    },
  ],
});
