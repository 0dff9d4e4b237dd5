import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { linguiMacros } from './web/linguiMacros.ts';
import { mendStorage } from './web/mendStorage.ts';
import { wirePlugin } from './web/wirePlugin.ts';

/** The router's default entry is the one that warns developers; its production twin is a seventh smaller. */
const productionRouter = {
  find: /^react-router$/,
  replacement: fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router'))),
};

export default defineConfig(({ command }) => ({
  root: 'web',
  plugins: [wirePlugin(), linguiMacros(), mendStorage(), react(), tailwind()],
  // Development bundles libraries apart, without the plugins above.
  optimizeDeps: { rolldownOptions: { plugins: [mendStorage()] } },
  resolve: { alias: command === 'build' ? [productionRouter] : [] },
  build: {
    outDir: '../build/site',
    emptyOutDir: true,
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What changes least, in one file that a returning visitor still has after a new version of the site.
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|use-sync-external-store|@lingui)\//,
              priority: 2,
            },
            // What reads rooms and shows them, which the home page only needs below its first screen.
            {
              name: 'rooms',
              test: /web\/src\/(api|features\/(lists|rooms\/(?!format)))|node_modules\/(swr|dequal)\//,
              minShareCount: 2,
              priority: 1,
            },
            // What the pages of accounts share: no visitor's first page needs any of it.
            {
              name: 'accounts',
              test: /web\/src\/(forms|components\/(FormPage|Notice|useNotice|toasts\/toast\.)|features\/(accounts|recovery))|shared\/rules\/(dates|email|passwords|people|profile|recovery|signup)/,
              minShareCount: 2,
              priority: 1,
            },
            // What a vendor's own pages share.
            {
              name: 'vendor',
              test: /web\/src\/features\/(dashboard|properties|photos|bookings)|shared\/rules\/(property|photoUploads)/,
              minShareCount: 2,
              priority: 1,
            },
            // What several pages are made of, in one file instead of twenty.
            {
              name: 'components',
              test: /web\/src\/(components|paths|illustrations|features\/(search|rooms\/format))|shared\/rules\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
}));
