import type { SealedField } from './sealedFields.ts';
import type { Setting } from './settings.ts';
import type { IndexKey, TableAction, TableKey } from './table.ts';

/**
 * Resource of a port: a table or an index of it, the mail service, the part of the photo bucket that vendors upload
 * to, the part that is served of their uploads, the pages that a function fills, the role that lets a browser upload,
 * the secrets that sign, a field of records that is kept sealed, the key by which push services know us, the key of the
 * distribution, the site itself and the internet, which anybody may open, the bus of events, or the queue of what was
 * given up.
 */
export type Resource =
  | TableKey
  | IndexKey
  | SealedField
  | 'mail'
  | 'incomingPhotos'
  | 'servedPhotos'
  | 'pageTemplates'
  | 'uploadRole'
  | 'secrets'
  | 'pushSecret'
  | 'edgeKey'
  | 'site'
  | 'internet'
  | 'eventBus'
  | 'givenUp';

/** The IAM actions that ports can name. */
export type Action =
  | `dynamodb:${TableAction}`
  | 'ses:SendEmail'
  | `s3:${'Get' | 'Put' | 'Delete'}Object`
  | 'events:PutEvents'
  | 'sqs:SendMessage'
  | 'sts:AssumeRole'
  | `kms:${'GenerateDataKey' | 'Decrypt'}`
  | 'secretsmanager:GetSecretValue';

/**
 * A group of methods on one resource together with the exact IAM actions that they perform. A handler's role, its
 * environment and what it can reach are all read from the ports it names, so an undeclared port cannot be used.
 */
export interface Port<Methods = unknown> {
  resource: Resource;
  actions: readonly Action[];
  /** Settings of the stage that the methods read. */
  settings?: readonly Setting[];
  /** Connects; the first call of a handler does this, importing it does not. */
  open(): Methods;
}

/** Ports by the names under which a handler uses them. */
export type Ports = Record<string, Port>;

/** The methods behind each named port: what a handler, or a test with fakes, passes to `run`. */
export type OpenPorts<P extends Ports> = { [Name in keyof P]: P[Name] extends Port<infer Methods> ? Methods : never };

/** Opens every port of a handler. It knows no AWS client, so a handler without ports carries none. */
export function openAll<P extends Ports>(ports: P): OpenPorts<P> {
  return Object.fromEntries(Object.entries(ports).map(([name, each]) => [name, each.open()])) as OpenPorts<P>;
}
