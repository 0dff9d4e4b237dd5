import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { photoLimits } from '../../shared/photos/photoUploads.ts';
import type { RoleSession } from './engines/sts.ts';
import { readBody, refuseBody } from './gateway/readBody.ts';
import { askStore, decodedPathOf, type HttpReply, type RequestHandler } from './http.ts';

interface Uploads {
  /** The S3 engine behind. */
  endpoint: string;
  /** Whose photos are taken; its name is the first part of every path. */
  bucket: string;
  sessionOf(token: string): RoleSession | undefined;
}

/** A denial that S3 would give: AWS reads the policy, the engine does not, so it is read here. */
interface Denial {
  status: number;
  code: string;
}

/** S3 takes far more. The function that checks photos refuses a large one with a sentence. */
const mostBytes = 4 * photoLimits.bytes;

/**
 * Takes what browsers put into the bucket of uploads, on the site's own origin and under S3's own path. Only what the policy
 * of the session names goes through, letter by letter; all else is denied as S3 denies it. An object is there whole or
 * not at all, as in S3: the engine writes what arrives under its key at once, so it is given nothing before the end.
 */
export function takeUploads({ endpoint, bucket, sessionOf }: Uploads): RequestHandler {
  return async (request, response) => {
    const token = String(request.headers['x-amz-security-token'] ?? '');
    const denial = denialOf(request, bucket, sessionOf(token));
    if (denial) return refuseBody(request, response, xmlReply(denial));
    const body = await readBody(request, mostBytes);
    if (!body) return refuseBody(request, response, xmlReply({ status: 400, code: 'EntityTooLarge' }));
    const stored = await askStore(`${endpoint}${request.url}`, { method: 'PUT', headers: request.headers }, body);
    response.writeHead(stored.statusCode ?? 502, stored.headers);
    await pipeline(stored, response);
  };
}

function denialOf(request: IncomingMessage, bucket: string, session: RoleSession | undefined): Denial | undefined {
  if (request.method !== 'PUT') return { status: 405, code: 'MethodNotAllowed' };
  if (!session) return { status: 403, code: 'InvalidToken' };
  if (session.expires < new Date()) return { status: 400, code: 'ExpiredToken' };
  const key = decodedPathOf(request.url)?.slice(`/${bucket}/`.length) ?? '';
  const allowed = session.statements.some(
    ({ Action, Resource }) => Action === 's3:PutObject' && Resource.includes(`arn:aws:s3:::${bucket}/${key}`),
  );
  return allowed && putsAnObject(request) ? undefined : { status: 403, code: 'AccessDenied' };
}

/** A copy reads another object first, and any other part of an object, such as its access list, is another action. */
function putsAnObject({ url = '', headers }: IncomingMessage): boolean {
  const [, query = ''] = url.split('?', 2);
  return !('x-amz-copy-source' in headers) && [...new URLSearchParams(query).keys()].every((name) => name === 'x-id');
}

function xmlReply({ status, code }: Denial): HttpReply {
  const body = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
  return { status, headers: { 'content-type': 'application/xml' }, body };
}
