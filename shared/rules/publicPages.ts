import { entryPaths, guidePaths, listPaths, staticPaths } from './publicPaths.ts';

/**
 * What can be read without scripts: the pages that the build writes as HTML, beside the home page. The distribution knows
 * them from here, and so does the map of the site for search engines.
 */
export const readablePaths: readonly string[] = [...Object.values(guidePaths), ...Object.values(staticPaths)];

/**
 * Pages whose frame the build writes as HTML; their scripts then fill it. Forms of accounts are not among them: what somebody typed
 * before the scripts are there would be lost.
 */
export const framedPaths: readonly string[] = [...Object.values(listPaths), ...Object.values(entryPaths)];
