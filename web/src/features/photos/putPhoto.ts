import { createAmplifyContext } from 'aws-amplify';
import { uploadData } from 'aws-amplify/storage';
import type { Permit } from './permits.ts';

interface Put {
  photo: Blob;
  signal: AbortSignal;
  /** Told the part that has left, from 0 to 1. */
  onProgress: (part: number) => void;
}

/** A connection over which nothing has moved for so long is a lost one. */
const stalledAfterMs = 30_000;

/** Puts a photo straight into the bucket, where its permit says. Rejects when it did not arrive. */
export async function putPhoto(permit: Permit, { photo, signal, onProgress }: Put): Promise<void> {
  const task = uploadData(contextOf(permit), {
    path: permit.key,
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

/** Amplify as it is for one permit: each has credentials of its own, good for its own keys alone. */
function contextOf({ bucket, region, endpoint, credentials }: Permit) {
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
