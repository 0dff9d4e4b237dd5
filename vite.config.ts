import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { linguiMacros } from './web/linguiMacros.ts';
import { wirePlugin } from './web/wirePlugin.ts';

/** The router's default entry is the one that warns developers; its production twin is smaller. */
const productionRouter = {
  find: /^react-router$/,
  replacement: fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router'))),
};

export default defineConfig(({ command }) => ({
  root: 'web',
  plugins: [wirePlugin(), linguiMacros(), react(), tailwind()],
  resolve: { alias: command === 'build' ? [productionRouter] : [] },
  build: {
    outDir: '../build/site',
    emptyOutDir: true,
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
}));
