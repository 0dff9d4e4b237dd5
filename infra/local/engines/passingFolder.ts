import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';

/** Bytes that must be free there: containers often have only 64 MB, which the tests fill. */
const room = 2 ** 30;

/**
 * A new folder for data that nobody keeps, in memory where there is room: an engine waits for the disk at each write, which
 * takes half of the time of the tests. TMPDIR, when set, is followed.
 */
export function passingFolder(prefix: string): string {
  return mkdtempSync(join(process.env.TMPDIR === undefined && hasRoom() ? memory : tmpdir(), prefix));
}

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > room;
  } catch {
    return false;
  }
}
