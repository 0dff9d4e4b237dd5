import { Stack } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

import type { Resource } from '../../functions/runtime/ports.ts';
import { isSealedField, type SealedField, sealedPartsOf } from '../../functions/runtime/sealedFields.ts';
import { isIndexKey, isTableKey, partsOf } from '../../functions/runtime/table.ts';
import { templateFolder } from '../../shared/pageTemplates.ts';
import { photoFolder, uploadedPrefix } from '../../shared/photos/photos.ts';
import { incomingPrefix } from '../../shared/photos/photoUploads.ts';
import type { DataStack } from '../data/DataStack.ts';
import { fieldConditions } from '../data/peopleKey.ts';
import { busName, givenUpName } from '../stages/busNames.ts';
import { configurationSetName, senderAddress, senderDomain } from '../stages/mailNames.ts';
import type { Stage } from '../stages/stage.ts';

/** The parts of the buckets that ports reach, each under a prefix of its own. */
export const photoPrefixes = {
  incomingPhotos: incomingPrefix,
  servedPhotos: `${photoFolder}${uploadedPrefix}`,
  pageTemplates: templateFolder,
} as const;

export function isPhotoPart(resource: Resource): resource is keyof typeof photoPrefixes {
  return resource in photoPrefixes;
}

/** The bucket in which a part lies. */
function bucketOf(part: keyof typeof photoPrefixes, { uploads, photos }: DataStack): Bucket {
  return part === 'incomingPhotos' ? uploads : photos;
}

/** A stage and its data stack. */
export interface Deployment {
  data: DataStack;
  stage: Stage;
}

/** A port's resource in a statement of a policy, with its conditions. */
export function reachOf(scope: Construct, resource: Exclude<Resource, 'site' | 'internet'>, deployment: Deployment) {
  if (resource === 'mail') return mailReach(Stack.of(scope), deployment.stage);
  if (isSealedField(resource)) return sealedReach(resource, deployment.data);
  return { resources: [arnOf(scope, resource, deployment)] };
}

/** The key of people's numbers, for data keys that were made for this field alone. */
function sealedReach(resource: SealedField, { peopleKey }: DataStack) {
  return { resources: [peopleKey.keyArn], conditions: fieldConditions(sealedPartsOf(resource)) };
}

/** The ARN of a port's resource: a table, objects under one prefix, a role or a secret. */
function arnOf(
  scope: Construct,
  resource: Exclude<Resource, SealedField | 'mail' | 'site' | 'internet'>,
  { data, stage }: Deployment,
): string {
  if (isTableKey(resource)) return data.tables[resource].tableArn;
  if (isIndexKey(resource)) {
    const { table, index } = partsOf(resource);
    return `${data.tables[table].tableArn}/index/${index}`;
  }
  if (isPhotoPart(resource)) return bucketOf(resource, data).arnForObjects(`${photoPrefixes[resource]}*`);
  const stack = Stack.of(scope);
  if (resource === 'uploadRole') return uploadRoleArn(stack, stage);
  if (resource === 'secrets') return data.signing.secretArn;
  if (resource === 'pushSecret') return data.push.secretArn;
  if (resource === 'eventBus') return busArn(stack, stage);
  if (resource === 'givenUp') return queueArn(stack, givenUpName(stage));
  return data.edgeKey.secretArn;
}

/**
 * SES checks the identity of the sender and the configuration set. Whatever identities there are, mails come from the
 * stage's own address.
 */
function mailReach(stack: Stack, stage: Stage) {
  const named = (resource: string, resourceName: string) => stack.formatArn({ service: 'ses', resource, resourceName });
  return {
    resources: [
      ...identitiesOf(stage).map((identity) => named('identity', identity)),
      named('configuration-set', configurationSetName(stage)),
    ],
    conditions: { StringEquals: { 'ses:FromAddress': senderAddress(stage) } },
  };
}

/**
 * In its sandbox SES asks for leave to write to the recipient's identity too, and only the account's own are there. Where the
 * sender's address is an identity beside its domain, SES takes the address.
 */
function identitiesOf(stage: Stage): string[] {
  return stage.mail.sandbox ? ['*'] : [senderDomain(stage), senderAddress(stage)];
}

/** The role has a name, which is unique in all regions of the account, so that it and the role of the one function that takes it can point at each other. */
export function uploadRoleName({ region }: Stack, { name }: Stage): string {
  return `sarai-${name}-${region}-photo-uploads`;
}

export function uploadRoleArn(stack: Stack, stage: Stage): string {
  return stack.formatArn({ service: 'iam', region: '', resource: 'role', resourceName: uploadRoleName(stack, stage) });
}

function busArn(stack: Stack, stage: Stage): string {
  return stack.formatArn({ service: 'events', resource: 'event-bus', resourceName: busName(stage) });
}

/** The ARN of a queue by its name. */
export function queueArn(stack: Stack, name: string): string {
  return stack.formatArn({ service: 'sqs', resource: name });
}
