import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileTexts } from './build/compile-texts.ts';
import { sharedFiles } from './build/shared-files.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [compileTexts(), react()],
  css: { modules: { generateScopedName: 'v-[name]-[local]-[hash:base64:4]' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The server reads it to tell the browser early which words it will need.
    manifest: true,
    // Browsers that need it fetch these files a little later by themselves.
    modulePreload: { polyfill: false },
    // Fonts and drawings stay files: inlined they would be sent again with every page that uses them.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: sharedFiles() } } },
  },
});
