import { fail } from '../../shared/errors.ts';
import type { Port } from '../runtime/ports.ts';
import { required } from '../runtime/settings.ts';
import { elementOf, serviceError, signedCall } from '../runtime/signedCall.ts';

/** Cuts the upload role down to single keys; the credentials last 15 minutes. */
export const uploadBroker = {
  resource: 'uploadRole',
  actions: ['sts:AssumeRole'],
  settings: ['UPLOAD_ROLE', 'UPLOAD_BUCKET', 'UPLOAD_ENDPOINT'],
  open: () => {
    const role = required('UPLOAD_ROLE');
    const bucket = required('UPLOAD_BUCKET');
    const { UPLOAD_ENDPOINT: endpoint } = process.env;
    return {
      /** Credentials that can put exactly these keys. @throws Failure `uploads_unavailable` */
      allow: async (keys: string[]) => ({
        bucket,
        region: required('AWS_REGION'),
        // Where S3 is when it is not AWS's own.
        ...(endpoint !== undefined && { endpoint }),
        credentials: await assume(role, puttingOnly(bucket, keys)),
      }),
    };
  },
} as const satisfies Port;

/** The role may put any incoming photo; this policy cuts it down to the keys of one browser. */
function puttingOnly(bucket: string, keys: string[]): string {
  const Resource = keys.map((key) => `arn:aws:s3:::${bucket}/${key}`);
  return JSON.stringify({ Version: '2012-10-17', Statement: [{ Effect: 'Allow', Action: 's3:PutObject', Resource }] });
}

async function assume(role: string, policy: string): Promise<ReturnType<typeof readCredentials>> {
  try {
    return await assumeRole(role, policy);
  } catch (error) {
    throw fail('uploads_unavailable', { cause: error });
  }
}

/** The shortest session that AWS gives. */
const sessionSeconds = 900;

/**
 * Credentials of a role, for 15 minutes, that can do what both the role and the policy allow.
 * @throws Error where STS refuses, its `code` being that of STS, or does not answer within 3 s
 */
export async function assumeRole(RoleArn: string, Policy: string): Promise<ReturnType<typeof readCredentials>> {
  const form = new URLSearchParams({
    Action: 'AssumeRole',
    Version: '2011-06-15',
    RoleArn,
    RoleSessionName: 'photo-upload',
    DurationSeconds: String(sessionSeconds),
    Policy,
  });
  const { status, text } = await signedCall({
    service: 'sts',
    endpoint: process.env.AWS_ENDPOINT_URL_STS,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
    milliseconds: 3000,
  });
  if (status !== 200) throw serviceError('STS', status, elementOf(text, 'Code'));
  return readCredentials(text);
}

/** Credentials that end by themselves; `expiration` is an ISO instant. */
function readCredentials(xml: string) {
  const credentials = {
    accessKeyId: elementOf(xml, 'AccessKeyId'),
    secretAccessKey: elementOf(xml, 'SecretAccessKey'),
    sessionToken: elementOf(xml, 'SessionToken'),
    expiration: elementOf(xml, 'Expiration'),
  };
  if (Object.values(credentials).includes('')) throw new Error('STS answered without credentials.');
  return credentials;
}
