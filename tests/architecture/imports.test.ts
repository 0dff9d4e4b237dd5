import { describe, expect, test } from 'vitest';
import { capabilities, features } from './readings.ts';
import { importGraph, importsOf, sources } from './sources.ts';
import { circles, forbiddenImports, type Zones, zoneOf } from './zones.ts';

const inFunctions = (names: string[]) => names.map((name) => `functions/${name}`);
const belowCapabilities = ['shared', ...inFunctions(['runtime', 'bus', 'mail', 'work'])];
const allCapabilities = inFunctions(Object.keys(capabilities));

const inSite = (names: string[]) => names.map((name) => `web/src/${name}`);
/** Every part of the site may read these. */
const siteBase = inSite([
  'paths.ts',
  'session.ts',
  'storage.ts',
  'historyState.ts',
  'listeners.ts',
  'i18n',
  'illustrations',
  'offline',
  'words',
]);
const siteParts = inSite(['api', 'components', 'forms']);
const siteFeatures = inSite(Object.keys(features).map((name) => `features/${name}`));
/** These files put the pages together. */
const siteRoot = inSite([
  ...['main.tsx', 'App.tsx', 'routes.tsx', 'homePage.ts', 'otherPages.ts'],
  ...['prerenderPage.tsx', 'drawPage.tsx', 'drawnPage.tsx', 'head.ts'],
]);

function zonesOf(names: string[], reads: string[]): Zones {
  return Object.fromEntries(names.map((name) => [name, reads]));
}

/** A file here that is in no other zone may import nothing and be imported by nobody, until it is listed. */
const unlisted = ['functions', 'web/src', 'web/src/features'];

const zones: Zones = {
  ...zonesOf(unlisted, []),
  shared: [],
  'functions/runtime': ['shared'],
  'functions/mail': ['shared', 'functions/runtime'],
  'functions/work': ['shared', 'functions/runtime'],
  'functions/bus': ['shared', 'functions/runtime'],
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
  'web/src/components': ['shared', ...siteBase],
  'web/src/api': ['shared', ...siteBase, 'web/src/components'],
  'web/src/forms': ['shared', ...siteBase, 'web/src/components', 'web/src/api'],
  ...Object.fromEntries(
    Object.entries(features).map(([name, others]) => [
      `web/src/features/${name}`,
      ['shared', ...siteBase, ...siteParts, ...inSite(others.map((other) => `features/${other}`))],
    ]),
  ),
  'web/src/pages': ['shared', ...siteBase, ...siteParts, ...siteFeatures],
  ...zonesOf(siteRoot, [
    'shared',
    ...siteBase,
    ...siteParts,
    ...siteRoot,
    ...siteFeatures,
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
    const listed = (list: Record<string, string[]>, folder: string) =>
      Object.entries(list).flatMap(([name, others]) =>
        others.map((other) => `${folder}/${name} -> ${folder}/${other}`),
      );
    const all = [...listed(capabilities, 'functions'), ...listed(features, 'web/src/features')];
    expect(all.filter((pair) => !pairs.includes(pair))).toEqual([]);
  });

  test('go between features of the site in no circle', () => {
    const folders = new Map(Object.entries(features));
    expect(circles(folders)).toEqual([]);
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
    ['functions/handlers/searchRooms.ts', 'infra/bundle/bundle.ts'],
    ['web/src/api/call.ts', 'functions/runtime/log.ts'],
    ['web/src/paths.ts', 'web/src/components/Button.tsx'],
    ['web/src/components/Button.tsx', 'web/src/features/home/Hero.tsx'],
    ['web/src/features/home/Hero.tsx', 'web/src/pages/HomePage.tsx'],
    ['web/src/features/rooms/RoomPicture.tsx', 'web/src/features/roomList/RoomCard.tsx'],
    ['web/src/features/invoices/Invoice.tsx', 'web/src/paths.ts'],
    ['web/src/pages/HomePage.tsx', 'web/src/routes.tsx'],
  ])('%s may not import %s', (file, imported) => {
    expect(forbiddenImports(made({ [file]: [imported] }), zones)).toEqual([`${file} -> ${imported}`]);
  });

  test('what two circles have between them is part of neither', () => {
    const graph = made({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['e'], e: ['f'], f: ['d'], g: ['g'] });
    expect(circles(graph)).toEqual(['a, b', 'd, e, f', 'g']);
  });
});
