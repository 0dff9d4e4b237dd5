import type { Release } from '../offline/release.ts';

/** Written here by the build. */
declare const siteRelease: Release;

/** The files of the release that this worker is part of. */
export const release = siteRelease;
