import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { linguiMacros } from './web/linguiMacros.ts';
import { wirePlugin } from './web/wirePlugin.ts';

export default defineConfig({
  root: 'web',
  plugins: [wirePlugin(), linguiMacros(), react(), tailwind()],
  build: {
    outDir: '../build/site',
    emptyOutDir: true,
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
});
