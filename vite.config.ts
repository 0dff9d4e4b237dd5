import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Language } from './shared/languages.ts';
import { languagePlugins } from './web/language/languagePlugins.ts';
import { leanLingui } from './web/leanLingui.ts';
import { leanRouter } from './web/leanRouter.ts';
import { patchAmplifyStorage } from './web/patchAmplifyStorage.ts';
import { wirePlugin } from './web/wirePlugin.ts';

/** The site is built once for each language. */
const language = (process.env.SITE_LANGUAGE ?? 'en') as Language;

export default defineConfig({
  root: 'web',
  plugins: [
    wirePlugin(),
    languagePlugins(language),
    patchAmplifyStorage(),
    leanLingui(),
    leanRouter(),
    react(),
    tailwind(),
  ],
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
          includeDependenciesRecursively: false,
          groups: [
            // What changes least, in one file that a returning visitor still has after a new version of the site.
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@lingui)\/|shared\/rules\/grouped\./,
              priority: 2,
            },
            // What asks the API and shows rooms, which the home page only needs below its first screen.
            {
              name: 'rooms',
              test: /web\/src\/(api|offline\/keptAnswers|components\/EmptyState|illustrations\/FallbackRoom|features\/(lists|rooms\/(?!daysInAddress|format)))|shared\/rules\/photos\.|node_modules\/(swr|dequal)\//,
              minShareCount: 2,
              priority: 1,
            },
            // What the pages of accounts share: no visitor's first page needs any of it.
            {
              name: 'accounts',
              test: /web\/src\/(forms|components\/(FormPage|Notice)|features\/(accounts|recovery))|shared\/(operations|rules\/(accounts|email|passwords|recovery)\.)/,
              minShareCount: 2,
              priority: 1,
            },
            // What a vendor's own pages share.
            {
              name: 'vendor',
              test: /web\/src\/features\/(dashboard|properties|photos)|shared\/rules\/(property|photoUploads)/,
              minShareCount: 2,
              priority: 1,
            },
            // What the pages about stays share, on both sides of a booking: no visitor's first page needs any of it.
            {
              name: 'stays',
              test: /web\/src\/(components\/(ConfirmDialog|useNow)|features\/bookings\/stay\/)|shared\/rules\/(bookingLife|reasons)\./,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: 'requests',
              test: /web\/src\/features\/requests\//,
              minShareCount: 2,
              priority: 1,
            },
            // What is said of the API's codes and of places: nobody needs it before something was sent or found.
            {
              name: 'words',
              test: /web\/src\/words\/|shared\/(answers|errors|rules\/(issueSentences|namesOnPages|placeNames|places|sentenceOf|waits))\./,
              priority: 1,
            },
            // The search form, and what it shares with other forms. The home page shows it before this is there.
            {
              name: 'search',
              test: /web\/src\/(components\/(Number|Select)?Field\.|features\/(search|rooms\/(daysInAddress|format)))|shared\/rules\/(catalogue|dates|field|issues|search|searchDates|stays)\./,
              minShareCount: 2,
              priority: 1,
            },
            // What several pages are made of, in one file instead of twenty.
            {
              name: 'components',
              test: /web\/src\/(components|illustrations|features\/home\/heldEvents|offline\/(shownAges|cacheNames|lowData|useLowData|whenIdle)|paths|session|storage)|shared\/(languages|roles|rules\/(accountPaths|destinations|publicPaths)\.)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
