import type { Release } from '../offline/release.ts';

/** The build writes the value here. */
declare const siteRelease: Release;

/** The files of the release that this worker is part of. */
export const release = siteRelease;
