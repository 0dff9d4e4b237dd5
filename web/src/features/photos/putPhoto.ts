import { createAmplifyContext } from 'aws-amplify';
import { uploadData } from 'aws-amplify/storage';
import type { AnswerOf } from '../../api/types.ts';

export type UploadGrant = AnswerOf<'authorizePhotoUpload'>['data'];

/** Where one photo may be put, and the credentials for it. */
export interface UploadAuthorization extends Omit<UploadGrant, 'uploads'> {
  photoId: string;
  key: string;
}

export interface PhotoUpload {
  photo: Blob;
  signal: AbortSignal;
  /** `part` is the sent share of the photo, from 0 to 1. */
  onProgress: (part: number) => void;
}

/** An upload that makes no progress for so long has lost its connection. */
const stalledAfterMs = 30_000;

/** Puts a photo straight into the bucket with an authorization of the API; a failed upload rejects. */
export async function putPhoto(authorization: UploadAuthorization, upload: PhotoUpload): Promise<void> {
  const { photo, signal, onProgress } = upload;
  const task = uploadData(contextOf(authorization), {
    path: authorization.key,
    data: photo,
    options: {
      contentType: photo.type,
      onProgress: ({ transferredBytes, totalBytes = photo.size }) => {
        onProgress(transferredBytes / totalBytes);
        watch();
      },
    },
  });
  const cancel = () => task.cancel();
  let stalled = setTimeout(cancel, stalledAfterMs);
  const watch = () => {
    clearTimeout(stalled);
    stalled = setTimeout(cancel, stalledAfterMs);
  };
  signal.addEventListener('abort', cancel);
  try {
    await task.result;
  } finally {
    clearTimeout(stalled);
    signal.removeEventListener('abort', cancel);
  }
}

/** Amplify's configuration for one upload: the credentials of each are good for its own keys alone. */
function contextOf({ bucket, region, endpoint, credentials }: UploadAuthorization) {
  const S3 = {
    bucket,
    region,
    ...(endpoint !== undefined && { dangerouslyConnectToHttpEndpointForTesting: endpoint }),
  };
  const issued = { ...credentials, expiration: new Date(credentials.expiration) };
  return createAmplifyContext(
    { Storage: { S3 } },
    {
      Auth: {
        credentialsProvider: {
          getCredentialsAndIdentityId: async () => ({ credentials: issued }),
          clearCredentialsAndIdentityId: () => {},
        },
      },
    },
  );
}
