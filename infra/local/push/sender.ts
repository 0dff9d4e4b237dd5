import { createPublicKey, verify } from 'node:crypto';

/**
 * The public key of whoever sends, as `authorization` proves it to the service of an origin (RFC 8292).
 * @throws Error where it proves nothing, or to somebody else
 */
export function senderIn(authorization: string, origin: string): string {
  const { token = '', key = '' } = /^vapid t=(?<token>[^,]+), ?k=(?<key>.+)$/.exec(authorization)?.groups ?? {};
  const [head, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number };
  const left = exp - Date.now() / 1000;
  if (!isSigned || aud !== origin || left < 0 || left > 86_400) throw new Error('The sender is not proved.');
  return key;
}
