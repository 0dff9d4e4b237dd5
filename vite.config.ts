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
      // Says on a slow machine which plugin took how long, in the form of a warning.
      checks: { bundlerTimings: false },
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
              test: /web\/src\/(api|withRequests|features\/rooms\/(?!format))|node_modules\/(swr|dequal)\//,
              minShareCount: 2,
              priority: 1,
            },
            // What the pages of accounts share: no visitor's first page needs any of it.
            {
              name: 'account',
              test: /web\/src\/(forms|features\/(account|toasts\/toast\.))|shared\/rules\/(dates|email|passwords|people|profile|recovery|signup)/,
              minShareCount: 2,
              priority: 1,
            },
            // What the pages of the vendor's desk share.
            {
              name: 'desk',
              test: /web\/src\/features\/vendor|shared\/rules\/(property|photoUploads)/,
              minShareCount: 2,
              priority: 1,
            },
            // What several pages are made of, in one file instead of twenty.
            {
              name: 'components',
              test: /web\/src\/(components|paths|illustrations|readingPage|LazyPage|features\/(search|rooms\/format))|shared\/rules\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
}));
