import { describe, expect, test } from 'vitest';
import { importGraph, importsOf, sources } from './sources.ts';
import { circles, forbiddenImports, type Zones, zoneOf } from './zones.ts';

/** One capability reads another only where it stands here. */
const capabilities: Record<string, string[]> = {
  accounts: [],
  bookings: ['accounts', 'properties', 'search'],
  confirmation: ['accounts', 'properties', 'recovery'],
  kept: [],
  photos: [],
  properties: ['photos', 'search'],
  recovery: ['accounts'],
  reviews: ['bookings', 'properties'],
  rooms: ['accounts', 'bookings', 'properties', 'reviews'],
  search: [],
};

const inFunctions = (names: string[]) => names.map((name) => `functions/${name}`);
const belowCapabilities = ['shared', ...inFunctions(['runtime', 'mail'])];
const allCapabilities = inFunctions(Object.keys(capabilities));

const inSite = (names: string[]) => names.map((name) => `web/src/${name}`);
/** What every part of the site may read. */
const siteBase = inSite([
  'paths.ts',
  'session.ts',
  'storage.ts',
  'historyState.ts',
  'i18n',
  'illustrations',
  'offline',
  'words',
]);
const siteParts = inSite(['api', 'components', 'forms']);
/** What puts the pages together. */
const siteRoot = inSite([
  'main.tsx',
  'otherPages.ts',
  'prerenderPage.tsx',
  'structuredData.ts',
  'App.tsx',
  'routes.tsx',
  'homePage.ts',
]);

function zonesOf(names: string[], reads: string[]): Zones {
  return Object.fromEntries(names.map((name) => [name, reads]));
}

/** What lies here and in no other zone may import nothing and be imported by nobody, until it is listed. */
const unlisted = ['functions', 'web/src'];

const zones: Zones = {
  ...zonesOf(unlisted, []),
  shared: [],
  'functions/runtime': ['shared'],
  'functions/mail': ['shared', 'functions/runtime'],
  ...Object.fromEntries(
    Object.entries(capabilities).map(([name, others]) => [
      `functions/${name}`,
      [...belowCapabilities, ...inFunctions(others)],
    ]),
  ),
  ...zonesOf(inFunctions(['handlers', 'events']), [...belowCapabilities, ...allCapabilities]),
  infra: ['shared', ...belowCapabilities, ...allCapabilities, ...inFunctions(['handlers', 'events'])],
  web: ['shared', 'web/src/offline', 'web/src/fonts'],
  'web/src/fonts': ['shared'],
  'web/src/worker': ['shared', 'web/src/offline'],
  ...zonesOf(siteBase, ['shared', ...siteBase]),
  ...zonesOf(siteParts, ['shared', ...siteBase, ...siteParts]),
  'web/src/features': ['shared', ...siteBase, ...siteParts],
  'web/src/pages': ['shared', ...siteBase, ...siteParts, 'web/src/features'],
  ...zonesOf(siteRoot, [
    'shared',
    ...siteBase,
    ...siteParts,
    ...siteRoot,
    'web/src/features',
    'web/src/pages',
    'web/src/fonts',
  ]),
};

/** Imports and circles that are still to be mended. Nothing may be added here. */
const toMend = {
  imports: [] as string[],
  circles: [] as string[],
};

const graph = importGraph();
const product = sources.filter((file) => !file.startsWith('tests/'));

describe('imports', () => {
  test('every zone of the list is there', () => {
    const used = new Set(product.map((file) => zoneOf(file, zones)));
    expect(Object.keys(zones).filter((zone) => !used.has(zone) && !unlisted.includes(zone))).toEqual([]);
  });

  test('go from each zone only where it may', () => {
    expect(forbiddenImports(graph, zones).sort()).toEqual(toMend.imports);
  });

  test('go from one capability to another wherever the list says that they may', () => {
    const pairs = [...graph].flatMap(([file, imported]) =>
      imported.map((to) => `${zoneOf(file, zones)} -> ${zoneOf(to, zones)}`),
    );
    const listed = Object.entries(capabilities).flatMap(([name, others]) =>
      others.map((other) => `functions/${name} -> functions/${other}`),
    );
    expect(listed.filter((pair) => !pairs.includes(pair))).toEqual([]);
  });

  test('go in no circle', () => {
    expect(circles(graph)).toEqual(toMend.circles);
  });

  test('bring no AWS, no React and no Node into shared', () => {
    const wrong = product
      .filter((file) => file.startsWith('shared/'))
      .flatMap((file) => importsOf(file).filter((name) => /^(@aws-sdk|@smithy|@middy|react|node:)/.test(name)));
    expect(wrong).toEqual([]);
  });

  test('bring zod into shared and functions as zod/mini alone', () => {
    const wrong = product.filter((file) => /^(shared|functions)\//.test(file) && importsOf(file).includes('zod'));
    expect(wrong).toEqual([]);
  });
});

describe('the rules themselves', () => {
  const made = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

  test.each([
    ['shared/api.ts', 'functions/runtime/log.ts'],
    ['functions/runtime/log.ts', 'functions/accounts/sessions.ts'],
    ['functions/mail/compose.ts', 'functions/recovery/codeMail.ts'],
    ['functions/search/roomSearch.ts', 'functions/properties/property.ts'],
    ['functions/invoices/invoices.ts', 'functions/runtime/port.ts'],
    ['functions/photos/photos.ts', 'functions/handlers/searchRooms.ts'],
    ['functions/handlers/searchRooms.ts', 'functions/events/processPhoto.ts'],
    ['functions/handlers/searchRooms.ts', 'infra/bundle.ts'],
    ['web/src/api/call.ts', 'functions/runtime/log.ts'],
    ['web/src/paths.ts', 'web/src/components/Button.tsx'],
    ['web/src/components/Button.tsx', 'web/src/features/home/Hero.tsx'],
    ['web/src/features/home/Hero.tsx', 'web/src/pages/HomePage.tsx'],
    ['web/src/pages/HomePage.tsx', 'web/src/routes.tsx'],
  ])('%s may not import %s', (file, imported) => {
    expect(forbiddenImports(made({ [file]: [imported] }), zones)).toEqual([`${file} -> ${imported}`]);
  });

  test('what two circles have between them is part of neither', () => {
    const graph = made({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['e'], e: ['f'], f: ['d'], g: ['g'] });
    expect(circles(graph)).toEqual(['a, b', 'd, e, f', 'g']);
  });
});
