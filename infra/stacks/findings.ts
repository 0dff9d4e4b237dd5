import { type Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { incomingPrefix } from '../../shared/photos/photoUploads.ts';
import type { Stage } from '../stages/stage.ts';

/** Accepts findings of the security rules on a construct and all within it, each with the reason why. */
export function accept(construct: IConstruct, reasons: Record<string, string>): void {
  const rules = Object.entries(reasons).map(([id, reason]) => ({ id, reason }));
  Validations.of(construct).acknowledge(...rules);
}

/**
 * Accepts that a role may list the streams of a table, which Lambda asks for by their table. The finding calls it by the
 * export that carries its address to other stacks.
 */
export function acceptStreams(construct: IConstruct, { stackName }: Stack, table: keyof typeof tableExports): void {
  const streams = `${stackName}:ExportsOutputFnGetAtt${tableExports[table]}/stream/*`;
  accept(construct, { [`AwsSolutions-IAM5[Resource::${streams}]`]: 'The streams of this one table can be listed.' });
}

const tableExports = {
  bookings: 'bookingsArn21352E1D',
  properties: 'propertiesArn2AEC8901',
  messages: 'messagesArnC322752A',
} as const;

/**
 * Accepts that a policy names objects of the buckets of photos by their prefix. The finding calls a bucket by the export
 * that carries its address to other stacks.
 */
export function acceptPrefix(construct: IConstruct, { stackName }: Stack, prefix: string): void {
  const bucket = prefix === incomingPrefix ? 'uploadsArn3DBF3052' : 'photosArn58E5CBE0';
  const objects = `${stackName}:ExportsOutputFnGetAtt${bucket}/${prefix}*`;
  accept(construct, { [`AwsSolutions-IAM5[Resource::${objects}]`]: 'Photos come and go under their prefix.' });
}

/** Accepts that in the sandbox of SES the identities of a policy are all of the account: the finding names the stack's place. */
export function acceptSandbox(construct: IConstruct, stage: Stage): void {
  if (!stage.mail.sandbox) return;
  const { partition, region, account } = placeOf(stage);
  const identities = `arn:${partition}:ses:${region}:${account}:identity/*`;
  accept(construct, {
    [`AwsSolutions-IAM5[Resource::${identities}]`]: 'In its sandbox SES checks the identity of the recipient too.',
  });
}

/** Accepts that a role reads the archives from which the stacks of the account and region were deployed. */
export function acceptArchives(construct: IConstruct, stage: Stage): void {
  const { partition, region, account } = placeOf(stage);
  const archives = `arn:${partition}:s3:::cdk-hnb659fds-assets-${account}-${region}/*.zip`;
  accept(construct, {
    [`AwsSolutions-IAM5[Resource::${archives}]`]:
      'They hold code and pages and nothing of people, and have other names with each release.',
  });
}

/** The place of a stack as findings name it. Where the region is known, so is its partition. */
function placeOf({ region, account = '<AWS::AccountId>' }: Stage) {
  return { partition: region ? 'aws' : '<AWS::Partition>', region: region ?? '<AWS::Region>', account };
}
