import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { viteMessages } from './web/i18n/vite-messages.ts';

export default defineConfig({
  plugins: [viteMessages(), tailwindcss(), reactRouter()],
});
