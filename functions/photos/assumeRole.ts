import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { deadlineWithin } from '../runtime/deadline.ts';
import { required } from '../runtime/settings.ts';

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
 * Credentials of a role, for 15 minutes, that can do what both the role and the policy allow. The call is made without
 * the client of STS, which would be most of the function; the signer is in the bundle with the client of the database.
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
  return readCredentials(await post(form.toString()));
}

async function post(body: string): Promise<string> {
  const region = required('AWS_REGION');
  const url = new URL(process.env.AWS_ENDPOINT_URL_STS ?? `https://sts.${region}.amazonaws.com/`);
  const { protocol, hostname, host, pathname: path } = url;
  const headers = { host, 'content-type': 'application/x-www-form-urlencoded' };
  const signer = new SignatureV4({ service: 'sts', region, sha256: Sha256, credentials: ownCredentials() });
  const signed = await signer.sign({ method: 'POST', protocol, hostname, path, query: {}, headers, body });
  // `fetch` names the host itself.
  const { host: _, ...sent } = signed.headers;
  const answer = await fetch(url, { method: 'POST', headers: sent, body, signal: deadlineWithin(3000) });
  const text = await answer.text();
  if (!answer.ok) throw Object.assign(new Error('STS refused.'), { code: tag(text, 'Code') });
  return text;
}

/** This function's own credentials, which Lambda hands it in the environment. */
function ownCredentials() {
  const { AWS_SESSION_TOKEN: sessionToken } = process.env;
  return {
    accessKeyId: required('AWS_ACCESS_KEY_ID'),
    secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
    ...(sessionToken !== undefined && { sessionToken }),
  };
}

function readCredentials(xml: string): TemporaryCredentials {
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
