import { elementOf, serviceError, signedCall } from '../runtime/signedCall.ts';

/** Credentials of AWS that end by themselves; `expiration` is an ISO instant. */
export interface TemporaryCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
  expiration: string;
}

/** The shortest session that AWS gives. */
const sessionSeconds = 900;

/**
 * Credentials of a role, for 15 minutes, that can do what both the role and the policy allow.
 * @throws Error where STS refuses, its `code` being that of STS, or does not answer within 3 s
 */
export async function assumeRole(RoleArn: string, Policy: string): Promise<TemporaryCredentials> {
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

function readCredentials(xml: string): TemporaryCredentials {
  const credentials = {
    accessKeyId: elementOf(xml, 'AccessKeyId'),
    secretAccessKey: elementOf(xml, 'SecretAccessKey'),
    sessionToken: elementOf(xml, 'SessionToken'),
    expiration: elementOf(xml, 'Expiration'),
  };
  if (Object.values(credentials).includes('')) throw new Error('STS answered without credentials.');
  return credentials;
}
