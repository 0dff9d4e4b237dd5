import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { localAccess } from '../localAccess.ts';
import { type Engine, serverEngine } from './engine.ts';

/** The policy of somebody who has taken a role, and its end. */
export interface RoleSession {
  statements: readonly { Action: string; Resource: readonly string[] }[];
  expires: Date;
}

export interface StsEngine extends Engine {
  /** The session of a token that was handed out, also when it has expired. */
  sessionOf(token: string): RoleSession | undefined;
}

const policy = z.object({
  Statement: z.array(z.object({ Effect: z.literal('Allow'), Action: z.string(), Resource: z.array(z.string()) })),
});

/**
 * Starts an engine that knows AssumeRole alone. It hands out the one key that the S3 engine knows, with a token of its
 * own for each session, and remembers what each session may do, for whoever stands in front of S3 to look up.
 */
export async function startSts(): Promise<StsEngine> {
  const sessions = new Map<string, RoleSession>();
  const server = createServer(async (request, response) => {
    // A call that breaks off, or that nothing can be made of, is refused like any other action.
    const answer = await text(request)
      .then((body) => assumeRole(new URLSearchParams(body), sessions))
      .catch(() => undefined);
    response.writeHead(answer === undefined ? 400 : 200, { 'content-type': 'text/xml' });
    response.end(answer ?? '<ErrorResponse><Error><Code>InvalidAction</Code></Error></ErrorResponse>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { ...serverEngine(server), sessionOf: (token) => sessions.get(token) };
}

/** Throws when the form asks for something else, or for no sound session. */
function assumeRole(form: URLSearchParams, sessions: Map<string, RoleSession>): string {
  if (form.get('Action') !== 'AssumeRole') throw new Error('No other action is known.');
  const { Statement: statements } = policy.parse(JSON.parse(form.get('Policy') ?? '{}'));
  const expires = new Date(Date.now() + Number(form.get('DurationSeconds')) * 1000);
  const until = expires.toISOString();
  const token = randomUUID();
  sessions.set(token, { statements, expires });
  const { accessKeyId, secretAccessKey } = localAccess.credentials;
  return `<AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleResult><Credentials>
<AccessKeyId>${accessKeyId}</AccessKeyId><SecretAccessKey>${secretAccessKey}</SecretAccessKey>
<SessionToken>${token}</SessionToken><Expiration>${until}</Expiration>
</Credentials></AssumeRoleResult></AssumeRoleResponse>`;
}
