import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  S3Client,
} from '@aws-sdk/client-s3';
import { required } from '../../../functions/runtime/settings.ts';
import { photoFolder } from '../../../shared/photos/photos.ts';

/** A file of a photo as it was from a moment on; `etag` is missing of one that says that the file was removed. */
export interface FileVersion {
  key: string;
  versionId: string;
  /** The file is this at present. */
  isLatest: boolean;
  from: Date;
  etag?: string;
}

/**
 * The versions of what is served. No function reaches them: whoever runs a command may list and delete them
 * (`s3:ListBucketVersions`, `s3:DeleteObjectVersion`, and to bring one back `s3:GetObjectVersion` and `s3:PutObject`).
 */
export type PhotoVersions = ReturnType<typeof photoVersions>;

/** Opens the photo bucket that the environment names. */
export function openPhotoVersions(): PhotoVersions {
  const client = new S3Client({ forcePathStyle: process.env.AWS_ENDPOINT_URL_S3 !== undefined });
  return photoVersions(client, required('PHOTO_BUCKET'));
}

export function photoVersions(client: S3Client, Bucket: string) {
  /** All versions of all files of a photo, the newest first of each; undefined where the storage keeps none, as that of one machine. */
  const list = async (photoId: string): Promise<FileVersion[] | undefined> => {
    const found: FileVersion[] = [];
    const Prefix = `${photoFolder}${photoId}/`;
    let from: Pick<ListObjectVersionsCommandOutput, 'NextKeyMarker' | 'NextVersionIdMarker'> | undefined = {};
    while (from) {
      const page: ListObjectVersionsCommandOutput | undefined = await unlessUnknown(
        client.send(
          new ListObjectVersionsCommand({
            Bucket,
            Prefix,
            KeyMarker: from.NextKeyMarker,
            VersionIdMarker: from.NextVersionIdMarker,
          }),
        ),
      );
      if (!page) return undefined;
      found.push(...versionsIn(page));
      from = page.IsTruncated ? page : undefined;
    }
    return found;
  };
  return {
    list,
    /** Deletes all that there is and was of a photo, for good. Answers with how many versions; none is left to fail silently. */
    erase: async (photoId: string): Promise<number> => {
      const Objects = ((await list(photoId)) ?? []).map(({ key: Key, versionId: VersionId }) => ({ Key, VersionId }));
      if (Objects.length === 0) return 0;
      const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
      if (Errors.length > 0) throw new Error(`${Errors.length} versions of the photo ${photoId} were not deleted.`);
      return Objects.length;
    },
    /** Makes a version the file of today again. It stays where it is too, so that this can be repeated and taken back. */
    bringBack: async ({ key: Key, versionId }: FileVersion): Promise<void> => {
      await client.send(new CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/${Key}?versionId=${versionId}` }));
    },
  };
}

function versionsIn({ Versions = [], DeleteMarkers = [] }: ListObjectVersionsCommandOutput): FileVersion[] {
  const all = [...Versions, ...DeleteMarkers.map((marker) => ({ ...marker, ETag: undefined }))];
  return all
    .map(({ Key = '', VersionId = 'null', IsLatest = false, LastModified = new Date(0), ETag }) => ({
      key: Key,
      versionId: VersionId,
      isLatest: IsLatest,
      from: LastModified,
      ...(ETag !== undefined && { etag: ETag }),
    }))
    .sort((one, other) => other.from.getTime() - one.from.getTime() || Number(other.isLatest) - Number(one.isLatest));
}

/** The engine of one machine does not know the question. */
async function unlessUnknown<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && error.name === 'MethodNotAllowed') return undefined;
    throw error;
  }
}
