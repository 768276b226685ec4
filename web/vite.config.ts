import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Svelte's server build is the default outside a browser; the tests mount real components.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  // The tests look a rule up in its rulebook.
  server: { fs: { allow: ['.', '../src/prowl/games'] } },
  build: { outDir: 'dist', target: 'es2023' },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['src/test-setup.ts'], maxWorkers: '100%' },
}));
