import { openApiDocument } from '../../../infra/openapi/document.ts';
import { changesSomething } from '../../../infra/openapi/operation.ts';
import type { Role } from '../../../shared/roles.ts';
import type { Schema, Schemas } from './schemaCheck.ts';

/** A parameter of an operation, as the document states it. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
}

/** An operation as the document states it: all that a stranger can know of it. */
export interface DocumentedOperation {
  name: string;
  method: string;
  path: string;
  /** It is undefined for operations for everybody. */
  role: Role | undefined;
  parameters: Parameter[];
  body: Schema | undefined;
  /** The schema of the body of each status that may be answered. */
  answers: Map<number, Schema>;
  /** It answers pages. */
  html: boolean;
  /** It answers a calendar. */
  calendar: boolean;
  /** It refuses whatever is sent beside that. */
  changes: boolean;
}

interface Content {
  content?: Partial<Record<'application/json' | 'text/html' | 'text/calendar', { schema: Schema }>>;
}

interface RawOperation {
  operationId: string;
  [changesSomething]?: true;
  security: Partial<Record<Role, unknown>>[];
  parameters: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content & { $ref?: string }>;
}

const { paths, components } = openApiDocument();

/** The shapes that have a name in the document. */
export const schemas = components.schemas as Schemas;

/** Every operation of the document. */
export const documented: readonly DocumentedOperation[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, raw]) => read(method, path, raw as RawOperation)),
);

function read(method: string, path: string, raw: RawOperation): DocumentedOperation {
  const [role] = raw.security.flatMap((each) => Object.keys(each)) as Role[];
  const answers = Object.entries(raw.responses).map(([status, each]) => [Number(status), schemaOf(resolved(each))]);
  return {
    name: raw.operationId,
    method: method.toUpperCase(),
    path,
    role,
    parameters: raw.parameters,
    body: raw.requestBody && schemaOf(raw.requestBody),
    answers: new Map(answers as [number, Schema][]),
    html: raw.responses[200]?.content?.['text/html'] !== undefined,
    calendar: raw.responses[200]?.content?.['text/calendar'] !== undefined,
    changes: raw[changesSomething] === true,
  };
}

function resolved(response: Content & { $ref?: string }): Content {
  const name = response.$ref?.replace('#/components/responses/', '');
  return name === undefined ? response : (components.responses[name] as Content);
}

function schemaOf({ content }: Content): Schema {
  return content?.['application/json']?.schema ?? content?.['text/html']?.schema ?? {};
}
