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
    rolldownOptions: {
      input: { index: 'index.html', worker: 'worker/worker.ts' },
      checks: { bundlerTimings: false },
      output: {
        // It is for the whole site only if it lies at the root, and its address must stay the same.
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        // What is needed together comes together: a language at once, and all that most pages share.
        codeSplitting: {
          groups: [
            {
              debugName: 'texts',
              name: (id) => `texts-${/texts\/(\w\w)\//.exec(id)?.[1]}`,
              test: /src\/toque\/texts\/.*(shell|lobby)/,
            },
            { name: 'shared', test: /~icons|src\/(kit|lib)\/|node_modules\/(svelte|@fluent)/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [PROJECT] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
