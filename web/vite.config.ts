import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

// The texts and guides lie with the Python that speaks them too, outside this folder.
const PROJECT = new URL('..', import.meta.url).pathname;
const SERVER = process.env.TOQUE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: 'svelte', scale: 1.2 })],
  build: {
    outDir: '../src/toque/static',
    emptyOutDir: true,
    // Inlined pictures and scripts would need a laxer content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [PROJECT] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
