import * as z from 'zod/mini';
import type { Endpoint } from '../../../shared/endpoint.ts';
import { fail } from '../../../shared/errors.ts';
import { mostIssues } from '../../../shared/parse.ts';
import type { FieldIssue } from '../../../shared/rules/issues.ts';

type Query = Readonly<Record<string, string | undefined>>;

/**
 * Refuses all that the endpoint does not state, for an operation that changes something: who misspells the name of the one
 * request that is meant, leaves its value empty or sends it in a body would else act on all of them.
 * @throws Failure `invalid_request` with an issue for each name
 */
export function refuseUnstated({ query, body }: Endpoint, sent: Query, readBody: () => unknown): void {
  const names = new Set(Object.keys(query?.def.shape ?? {}));
  const members = membersOf(body);
  const issues = [...ofQuery(sent, names), ...(members ? ofBody(readBody(), members) : [])];
  if (issues.length > 0) throw fail('invalid_request', { issues: issues.slice(0, mostIssues) });
}

function ofQuery(sent: Query, names: ReadonlySet<string>): FieldIssue[] {
  return Object.entries(sent).flatMap(([name, value]): FieldIssue[] => {
    const params = { label: name };
    if (!names.has(name)) return [{ path: name, code: 'unknown_parameter', params }];
    return value === '' ? [{ path: name, code: 'empty_parameter', params }] : [];
  });
}

/** Members that a body may have: none where no body is stated, any where the schema drops what it does not know. */
function membersOf(body: Endpoint['body']): ReadonlySet<string> | undefined {
  if (body === undefined) return new Set();
  return body instanceof z.ZodMiniObject && body.def.catchall ? new Set(Object.keys(body.def.shape)) : undefined;
}

/** An empty object says nothing: clients send it in the place of no body. */
function ofBody(sent: unknown, members: ReadonlySet<string>): FieldIssue[] {
  if (typeof sent !== 'object') return [{ path: '', code: 'unexpected_body' }];
  const unknown = Object.keys(sent ?? {}).filter((name) => !members.has(name));
  return unknown.map((name) => ({ path: name, code: 'unexpected_member', params: { label: name } }));
}
