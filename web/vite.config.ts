import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Svelte's server build is the default outside a browser; the tests mount real components.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  // The tests look a rule up in its rulebook.
  server: { fs: { allow: ['.', '../src/prowl/games'] } },
  // The gallery is not what ships: it has a folder of its own, and for its only file what `scripts/gallery` records.
  ...(mode === 'kit' ? { publicDir: 'recorded' } : {}),
  build: { outDir: mode === 'kit' ? 'dist-kit' : 'dist', target: 'es2023' },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['src/test-setup.ts'], maxWorkers: '100%' },
}));
