import { fail } from '../../shared/errors.ts';
import type { Port } from '../runtime/ports.ts';
import { required } from '../runtime/settings.ts';
import { assumeRole, type TemporaryCredentials } from './assumeRole.ts';

/** Permission of a browser to put objects into the photo bucket by itself. */
export interface UploadGrant {
  bucket: string;
  region: string;
  /** Where S3 is when it is not AWS's own. */
  endpoint?: string;
  credentials: TemporaryCredentials;
}

/** Lets browsers upload. */
export interface UploadBroker {
  /** Credentials that can put exactly these keys. @throws Failure `uploads_unavailable` */
  allow(keys: string[]): Promise<UploadGrant>;
}

/** Cuts the upload role down to single keys; the credentials last 15 minutes. */
export const uploadBroker: Port<UploadBroker> = {
  resource: 'uploadRole',
  actions: ['sts:AssumeRole'],
  settings: ['UPLOAD_ROLE', 'PHOTO_BUCKET', 'UPLOAD_ENDPOINT'],
  open: () => {
    const role = required('UPLOAD_ROLE');
    const bucket = required('PHOTO_BUCKET');
    const { UPLOAD_ENDPOINT: endpoint } = process.env;
    return {
      allow: async (keys) => ({
        bucket,
        region: required('AWS_REGION'),
        ...(endpoint !== undefined && { endpoint }),
        credentials: await assume(role, puttingOnly(bucket, keys)),
      }),
    };
  },
};

/** The role may put any incoming photo; this policy cuts it down to the keys of one browser. */
function puttingOnly(bucket: string, keys: string[]): string {
  const Resource = keys.map((key) => `arn:aws:s3:::${bucket}/${key}`);
  return JSON.stringify({ Version: '2012-10-17', Statement: [{ Effect: 'Allow', Action: 's3:PutObject', Resource }] });
}

async function assume(role: string, policy: string): Promise<TemporaryCredentials> {
  try {
    return await assumeRole(role, policy);
  } catch (error) {
    throw fail('uploads_unavailable', { cause: error });
  }
}
