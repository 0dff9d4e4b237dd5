import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Duration, FileSystem, Stack } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { BucketDeployment, type BucketDeploymentProps, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';

import { templateFolder } from '../../shared/pageTemplates.ts';
import { aboutUsPicture, photoFolder } from '../../shared/photos/photos.ts';
import { accept, acceptArchives, acceptPrefix } from '../stacks/findings.ts';
import { logGroupOf, writing } from '../stacks/stackSettings.ts';
import type { Stage } from '../stages/stage.ts';

import { siteAtOrigin } from './siteAtOrigin.ts';

interface Settings {
  stage: Stage;
  bucket: IBucket;
  /** Where photos are, with the pictures of `infra/pictures` among them. */
  photos: IBucket;
  /** The built site. */
  folder: string;
}

const pictureFolder = fileURLToPath(new URL(`../pictures/${aboutUsPicture}`, import.meta.url));

const aboutUsFolder = `${photoFolder}${aboutUsPicture}/`;

/** Prefixes of the files that the site puts among the photos. */
const ownPrefixes = [aboutUsFolder, templateFolder];

/** Puts the built site into its bucket, and its picture that is stored with the photos into theirs. */
export class SiteFiles extends Construct {
  constructor(scope: Construct, { stage, bucket, photos, folder }: Settings) {
    super(scope, 'Files');
    const origin = stage.domain && `https://${stage.domain.name}`;
    const archive = new Asset(this, 'Archive', {
      path: siteAtOrigin(folder, origin),
      exclude: [`${templateFolder}**`],
    });
    const templateArchive = new Asset(this, 'TemplateArchive', { path: join(folder, templateFolder) });
    const pictures = new Asset(this, 'PictureArchive', { path: pictureFolder });
    const support = new Asset(this, 'SupportArchive', { path: supportFolder(stage) });
    const logGroup = logGroupOf(this, 'Logs', { stage, name: 'site-files' });
    // The construct's own grants are wildcards; this role has the actions that the copying needs.
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        Copying: new PolicyDocument({
          statements: [...copying(archive.bucket, bucket, photos), writing(logGroup)],
        }),
      },
    }).withoutPolicyUpdates();
    const copy = (id: string, archives: Asset[], settings: Omit<BucketDeploymentProps, 'sources'>) =>
      new BucketDeployment(this, id, {
        ...{ role, logGroup, memoryLimit: 512 },
        sources: archives.map((each) => Source.bucket(each.bucket, each.s3ObjectKey)),
        ...settings,
      });
    copy('Pictures', [pictures], {
      destinationBucket: photos,
      destinationKeyPrefix: aboutUsFolder,
      // Its address stays when the picture is replaced.
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(1))],
      // Photos of vendors lie beside it.
      prune: false,
    });
    const assets = copy('Assets', [archive], {
      destinationBucket: bucket,
      exclude: ['*'],
      include: ['assets/*'],
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
      // A page that is open during a deployment still loads parts of the version before.
      prune: false,
    });
    const templates = copy('PageTemplates', [templateArchive], {
      destinationBucket: photos,
      destinationKeyPrefix: templateFolder,
      cacheControl: [CacheControl.noCache()],
      // Its role may not remove anything.
      prune: false,
    });
    // A later source replaces files of an earlier one.
    const pages = copy('Pages', [archive, support], {
      destinationBucket: bucket,
      exclude: ['assets/*'],
      cacheControl: [CacheControl.noCache()],
    });
    // A page must not be there before what it loads.
    pages.node.addDependency(assets);
    templates.node.addDependency(assets);
    acceptArchives(this, stage);
    this.acceptFindings(bucket, photos);
  }

  private acceptFindings(bucket: IBucket, photos: IBucket): void {
    const stack = Stack.of(this);
    const files = `Resource::<${stack.getLogicalId(bucket.node.defaultChild as CfnBucket)}.Arn>/*`;
    accept(this, { [`AwsSolutions-IAM5[${files}]`]: 'The copier may write the whole of the one bucket it fills.' });
    for (const prefix of ownPrefixes) acceptPrefix(this, Stack.of(photos), prefix);
    const copier = stack.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
    if (copier) accept(copier, { 'AwsSolutions-L1': "The runtime is the CDK library's choice and moves with it." });
  }
}

/** @param archives the bucket of the account's deployments: what lies there is code, and named otherwise with each release */
function copying(archives: IBucket, bucket: IBucket, photos: IBucket): PolicyStatement[] {
  const own = ownPrefixes.map((prefix) => `${prefix}*`);
  const statements = [
    { actions: ['s3:GetObject'], resources: [archives.arnForObjects('*.zip')] },
    { actions: ['s3:GetObject', 's3:PutObject'], resources: own.map((prefix) => photos.arnForObjects(prefix)) },
    // The copier lists where it puts what.
    { actions: ['s3:ListBucket'], resources: [photos.bucketArn], conditions: { StringLike: { 's3:prefix': own } } },
    { actions: ['s3:ListBucket'], resources: [bucket.bucketArn] },
    { actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], resources: [bucket.arnForObjects('*')] },
  ];
  return statements.map((each) => new PolicyStatement(each));
}

/** A folder with the file from which the site reads where people reach us. */
function supportFolder({ support }: Stage): string {
  const folder = FileSystem.mkdtemp('sarai-support-');
  writeFileSync(join(folder, 'support.json'), JSON.stringify(support));
  return folder;
}
