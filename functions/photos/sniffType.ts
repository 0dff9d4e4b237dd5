import type { photoLimits } from '../../shared/rules/photoUploads.ts';

/** A media type that may be uploaded. */
export type PhotoType = (typeof photoLimits.types)[number];

/** The type that a file's own first bytes tell, whatever its name and its sender say; undefined for all others. */
export function sniffType(file: Buffer): PhotoType | undefined {
  if (file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (file.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png';
  if (ascii(file, 0, 4) === 'RIFF' && ascii(file, 8, 12) === 'WEBP') return 'image/webp';
  if (ascii(file, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(file, 8, 12))) return 'image/avif';
  return undefined;
}

function ascii(file: Buffer, start: number, end: number): string {
  return file.toString('latin1', start, end);
}
