import type { Page } from '@playwright/test';

/** A site that has all six. */
export const host = 'kz.localhost';

export const modals = {
  burger: 'Menu',
  chat: 'Chat with an adviser',
  directions: 'Destinations',
  geo: 'Choose your city',
  user: 'Account',
  language: 'Choose a language',
} as const;

export type ModalId = keyof typeof modals;

export const modal = (page: Page, id: ModalId) => page.getByRole('dialog', { name: modals[id] });

/** What opens a modal and can be seen; what lies under another modal cannot be reached. */
export const opener = (page: Page, id: ModalId, inside = 'body') =>
  page.locator(`${inside} [data-opens="${id}"]`).locator('visible=true').first();
