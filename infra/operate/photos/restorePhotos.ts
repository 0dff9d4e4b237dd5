import type { PhotoItem } from '../../../functions/photos/photoItem.ts';
import { photoKeys } from '../../../shared/photos/photos.ts';
import { lookThrough } from '../items.ts';
import { counted, type Operator, sayDry } from '../operator.ts';
import { type FileVersion, openPhotoVersions, type PhotoVersions } from './photoVersions.ts';

/** Files that were removed or replaced since a moment, and photos of which there is nothing to bring back. */
interface Losses {
  files: FileVersion[];
  lost: string[];
}

/**
 * Brings back the files of photos as they were at a moment to which tables were restored: of every photo that is ready in these
 * tables, those that were removed or replaced since. A file that is as it was is left alone, so that it may be repeated.
 * @throws Error for what is no moment, or where the storage keeps no versions
 */
export async function restorePhotos(operator: Operator, since: string): Promise<void> {
  const { tables, say, does, log, progress } = operator;
  const moment = momentOf(since);
  const photos = await lookThrough<PhotoItem>(
    tables.properties,
    {
      FilterExpression: 'sk = :photo AND #state = :ready',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':photo': 'photo', ':ready': 'ready' },
    },
    progress,
  );
  const versions = openPhotoVersions();
  const { files, lost } = await lossesOf(photos, moment, versions);
  say(
    `${counted(photos.length, 'photo')} in the table ${tables.properties.name}. Since ${moment.toISOString()} ` +
      `${counted(files.length, 'file')} of them went or became another, and can be brought back.`,
  );
  for (const photoId of lost) say(`${photoId}: nothing of it is left to bring back.`);
  if (files.length === 0) return;
  if (!does) return sayDry(operator);
  for (const file of files) await versions.bringBack(file);
  await log('photos', `${counted(files.length, 'file')} brought back, as of ${moment.toISOString()}`);
  say(`${counted(files.length, 'file')} brought back.`);
}

/** Seconds are what S3 tells of a version, so that those of one second count as one. */
function momentOf(since: string): Date {
  const moment = new Date(since);
  if (!/^\d{4}-\d\d-\d\dT.*Z$/.test(since) || Number.isNaN(moment.getTime())) {
    throw new Error('Name the moment to which the tables were restored, in UTC: --since 2026-11-24T18:05:00Z.');
  }
  return moment;
}

async function lossesOf(photos: readonly PhotoItem[], moment: Date, versions: PhotoVersions): Promise<Losses> {
  const files: FileVersion[] = [];
  const lost: string[] = [];
  for (const { photoId } of photos) {
    const known = await versions.list(photoId);
    if (!known) throw new Error('This storage keeps no versions: there is nothing to bring back.');
    const each = photoKeys(photoId).map((key) =>
      lossOf(
        known.filter((version) => version.key === key),
        moment,
      ),
    );
    files.push(...each.filter((loss) => typeof loss === 'object'));
    if (each.includes('lost')) lost.push(photoId);
  }
  return { files, lost };
}

/** The version of a file to bring back; undefined where it is as it was at the moment. */
function lossOf(newestFirst: readonly FileVersion[], moment: Date): FileVersion | 'lost' | undefined {
  const then = newestFirst.find(({ from }) => from <= moment);
  const now = newestFirst.find(({ isLatest }) => isLatest);
  // A file that is younger than the photo's verdict: a run that judged it came twice, and drew the same.
  if (!then?.etag) return now?.etag ? undefined : (newestFirst.find(({ etag }) => etag !== undefined) ?? 'lost');
  return now?.etag === then.etag ? undefined : then;
}
