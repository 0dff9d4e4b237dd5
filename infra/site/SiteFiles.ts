import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Duration, FileSystem, Stack } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';

import { templateFolder } from '../../shared/pageTemplates.ts';
import { aboutUsPicture, photoFolder } from '../../shared/photos/photos.ts';
import { accept, acceptPrefix } from '../stacks/findings.ts';
import { logGroupOf } from '../stacks/stackSettings.ts';
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

interface CopyTargets extends Pick<Settings, 'bucket' | 'photos'> {
  archives: Asset[];
  logGroup: LogGroup;
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
    const copier = {
      // The construct's own grants are wildcards; this role has the actions that the copying needs.
      role: this.role({
        bucket,
        photos,
        archives: [archive, templateArchive, pictures, support],
        logGroup,
      }).withoutPolicyUpdates(),
      logGroup,
      memoryLimit: 512,
    };
    const common = { ...copier, sources: filesOf(archive), destinationBucket: bucket };
    new BucketDeployment(this, 'Pictures', {
      ...copier,
      sources: filesOf(pictures),
      destinationBucket: photos,
      destinationKeyPrefix: aboutUsFolder,
      // Its address stays when the picture is replaced.
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(1))],
      // Photos of vendors lie beside it.
      prune: false,
    });
    const assets = new BucketDeployment(this, 'Assets', {
      ...common,
      exclude: ['*'],
      include: ['assets/*'],
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
      // A page that is open during a deployment still loads parts of the version before.
      prune: false,
    });
    const templates = new BucketDeployment(this, 'PageTemplates', {
      ...copier,
      sources: filesOf(templateArchive),
      destinationBucket: photos,
      destinationKeyPrefix: templateFolder,
      cacheControl: [CacheControl.noCache()],
      // Its role may not remove anything.
      prune: false,
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      // A later source replaces files of an earlier one.
      sources: [...common.sources, ...filesOf(support)],
      exclude: ['assets/*'],
      cacheControl: [CacheControl.noCache()],
    });
    // A page must not be there before what it loads.
    pages.node.addDependency(assets);
    templates.node.addDependency(assets);
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

  private role({ bucket, photos, archives, logGroup }: CopyTargets): Role {
    const statements = [
      { actions: ['s3:GetObject'], resources: archives.map((each) => each.bucket.arnForObjects(each.s3ObjectKey)) },
      {
        actions: ['s3:GetObject', 's3:PutObject'],
        resources: ownPrefixes.map((prefix) => photos.arnForObjects(`${prefix}*`)),
      },
      // The copier lists where it puts what.
      {
        actions: ['s3:ListBucket'],
        resources: [photos.bucketArn],
        conditions: { StringLike: { 's3:prefix': ownPrefixes.map((prefix) => `${prefix}*`) } },
      },
      { actions: ['s3:ListBucket'], resources: [bucket.bucketArn] },
      { actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], resources: [bucket.arnForObjects('*')] },
      { actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logGroup.logGroupArn] },
    ];
    return new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        Copying: new PolicyDocument({ statements: statements.map((each) => new PolicyStatement(each)) }),
      },
    });
  }
}

function filesOf(archive: Asset): ISource[] {
  return [Source.bucket(archive.bucket, archive.s3ObjectKey)];
}

/** A folder with the file from which the site reads where people reach us. */
function supportFolder({ support }: Stage): string {
  const folder = FileSystem.mkdtemp('sarai-support-');
  writeFileSync(join(folder, 'support.json'), JSON.stringify(support));
  return folder;
}
