import { fail } from '../../shared/errors.ts';
import { describeError, log } from '../runtime/log.ts';
import type { Port } from '../runtime/ports.ts';
import { required } from '../runtime/settings.ts';
import { ownSigner, signedHeaders } from '../runtime/signRequest.ts';

/** What a browser needs to put objects into the photo bucket by itself. */
export interface UploadGrant {
  bucket: string;
  region: string;
  /** Where S3 is when it is not AWS's own. */
  endpoint?: string;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken: string; expiration: string };
}

export interface UploadBroker {
  /** Credentials that can put exactly these keys. @throws Failure `uploads_unavailable` */
  allow(keys: string[]): Promise<UploadGrant>;
}

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

/** The role may put any incoming photo; what it may do for one browser is cut down to the keys of that browser. */
function puttingOnly(bucket: string, keys: string[]): string {
  const Resource = keys.map((key) => `arn:aws:s3:::${bucket}/${key}`);
  return JSON.stringify({ Version: '2012-10-17', Statement: [{ Effect: 'Allow', Action: 's3:PutObject', Resource }] });
}

/** The shortest session that AWS gives. */
const sessionSeconds = 900;

async function assume(role: string, policy: string): Promise<UploadGrant['credentials']> {
  try {
    return readCredentials(await ask(role, policy));
  } catch (error) {
    log('error', { gateway: 'uploads', ...describeError(error) });
    throw fail('uploads_unavailable');
  }
}

async function ask(RoleArn: string, Policy: string): Promise<string> {
  const signer = ownSigner('sts');
  const url = new URL(process.env.AWS_ENDPOINT_URL_STS ?? `https://sts.${signer.region}.amazonaws.com/`);
  const body = new URLSearchParams({
    Action: 'AssumeRole',
    Version: '2011-06-15',
    RoleArn,
    RoleSessionName: 'photo-upload',
    DurationSeconds: String(sessionSeconds),
    Policy,
  }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { host: _, ...signed } = signedHeaders({ url, method: 'POST', headers, body }, signer);
  const answer = await fetch(url, { method: 'POST', headers: signed, body, signal: AbortSignal.timeout(3000) });
  const text = await answer.text();
  if (!answer.ok) throw Object.assign(new Error('STS refused.'), { code: tag(text, 'Code') });
  return text;
}

function readCredentials(xml: string): UploadGrant['credentials'] {
  const credentials = {
    accessKeyId: tag(xml, 'AccessKeyId'),
    secretAccessKey: tag(xml, 'SecretAccessKey'),
    sessionToken: tag(xml, 'SessionToken'),
    expiration: tag(xml, 'Expiration'),
  };
  if (Object.values(credentials).includes('')) throw new Error('STS answered without credentials.');
  return credentials;
}

function tag(xml: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
}
