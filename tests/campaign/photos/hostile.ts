import { aJpeg, refusedFiles } from '../../support/photoFiles.ts';

/** A file that somebody may send, and what must be said of it: that it is ready, or why it is refused. */
export interface HostileFile {
  name: string;
  make(): Promise<Buffer>;
  expected: string;
}

/** Every file that is known to have done harm somewhere, and one that is sound. */
export const hostileFiles: readonly HostileFile[] = [
  { name: 'a photo', make: () => aJpeg(), expected: 'ready' },
  ...Object.entries(refusedFiles).map(([name, { file, reason }]) => ({ name, make: file, expected: reason })),
];
