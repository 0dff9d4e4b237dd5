import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Language } from './shared/languages.ts';
import { languagePlugins } from './web/language/languagePlugins.ts';
import { leanRouter } from './web/leanRouter.ts';
import { patchAmplifyStorage } from './web/patchAmplifyStorage.ts';
import { wirePlugin } from './web/wirePlugin.ts';

/** The site is built once for each language. */
const language = (process.env.SITE_LANGUAGE ?? 'en') as Language;

export default defineConfig({
  root: 'web',
  plugins: [wirePlugin(), languagePlugins(language), patchAmplifyStorage(), leanRouter(), react(), tailwind()],
  // Development bundles libraries apart, without the plugins above.
  optimizeDeps: { rolldownOptions: { plugins: [patchAmplifyStorage()] } },
  // What this shim brings to old versions of React is in React itself.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
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
          groups: [
            // Code that changes least, in one file that a returning visitor still has after a new version of the site.
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@lingui)\//,
              priority: 2,
            },
            { name: 'start', tags: ['$initial'], test: /(src\/(?!main\.)|shared\/)/, priority: 2 },
            { name: 'components', test: /web\/src\/(components|illustrations)\//, minShareCount: 2, priority: 2 },
            // Forms, and accounts of people.
            {
              name: 'accounts',
              test: /web\/src\/(forms|features\/(accounts|recovery))\/|shared\/(operations|rules\/(accounts|email|passwords|recovery|staffForms))\./,
              minShareCount: 2,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // Bookings and rooms of those who are logged in.
            {
              name: 'own',
              test: /web\/src\/features\/(bookings|dashboard|photos|properties|requests)\/|shared\/rules\/(calendarForms|ownBookings|photoUploads|property|reasons)\./,
              minShareCount: 2,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // The search, and lists of rooms.
            {
              name: 'rooms',
              test: /web\/src\/(api|words|features\/(kept|lists|reviews|roomList|rooms|search))\/|shared\/|node_modules\/(swr|dequal)\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
