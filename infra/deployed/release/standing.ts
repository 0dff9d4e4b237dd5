import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Caller, elementOf } from '../../../functions/runtime/signedCall.ts';
import { unescaped, xmlCall } from '../xmlCall.ts';

/** Folders of two assemblies of the CDK: that of the release that comes, and the one that is written of what stands. */
export interface Assemblies {
  next: string;
  standing: string;
}

/** Part of `manifest.json` of an assembly. */
interface Artifact {
  type: string;
  environment?: string;
  properties?: { file?: string; templateFile?: string; stackName?: string; stackTemplateAssetObjectUrl?: string };
  dependencies?: string[];
  /** Where its code says what: of another release. */
  metadata?: object;
  additionalMetadataFile?: string;
}

interface Manifest {
  version: string;
  artifacts: Record<string, Artifact>;
}

/** Finds whoever calls in the region of a stack; undefined is the region of the stage. */
type CallerIn = (region: string | undefined) => Caller;

/**
 * Writes the templates of the stacks that stand as an assembly, which the CDK deploys as any other: what a release replaces is had
 * back without its source, and as it was deployed. The code that they name still lies in the CDK's bucket. The order is turned round,
 * so that nothing is taken from a stack while another one still reads it. Answers with the names of these stacks.
 */
export async function keepStanding({ next, standing }: Assemblies, callerIn: CallerIn): Promise<string[]> {
  const manifest: Manifest = JSON.parse(readFileSync(join(next, 'manifest.json'), 'utf8'));
  const stacks = Object.entries(manifest.artifacts).filter(([, { type }]) => type === 'aws:cloudformation:stack');
  const templates = new Map<string, string>();
  for (const [id, artifact] of stacks) {
    const template = await templateOf(callerIn(regionOf(artifact)), artifact.properties?.stackName ?? id);
    if (template !== undefined) templates.set(id, template);
  }
  rmSync(standing, { recursive: true, force: true });
  mkdirSync(standing, { recursive: true });
  const kept = stacks.filter(([id]) => templates.has(id));
  const artifacts = kept.flatMap(([id, artifact]) =>
    writeStack({ next, standing }, { id, artifact, template: templates.get(id) ?? '', followers: readersOf(id, kept) }),
  );
  writeFileSync(
    join(standing, 'manifest.json'),
    JSON.stringify({ ...manifest, artifacts: Object.fromEntries(artifacts) }),
  );
  return [...templates.keys()];
}

/**
 * States of a stack that never stood, or goes: CloudFormation has a template of it too, and a first deployment that failed is nothing to
 * go back to.
 */
const never = /^(?:REVIEW_IN_PROGRESS|CREATE_(?:IN_PROGRESS|FAILED)|(?:ROLLBACK|DELETE)_\w+)$/;

/** The template as it was sent; undefined where no such stack stands. */
async function templateOf(caller: Caller, StackName: string): Promise<string | undefined> {
  const ask = (form: Readonly<Record<string, string>>) =>
    xmlCall(caller, { service: 'cloudformation', version: '2010-05-15', form: { ...form, StackName } });
  try {
    if (never.test(elementOf(await ask({ Action: 'DescribeStacks' }), 'StackStatus'))) return undefined;
    const answer = await ask({ Action: 'GetTemplate', TemplateStage: 'Original' });
    return unescaped(elementOf(answer, 'TemplateBody'));
  } catch (error) {
    if (error instanceof Error && error.message.includes('does not exist')) return undefined;
    throw error;
  }
}

/** `aws://<account>/<region>`, with `unknown-region` for that of whoever deploys. */
function regionOf({ environment = '' }: Artifact): string | undefined {
  const region = environment.split('/').at(-1);
  return region === 'unknown-region' ? undefined : region;
}

/** The stacks that read something of one. */
function readersOf(id: string, stacks: readonly (readonly [string, Artifact])[]): string[] {
  return stacks.filter(([, { dependencies = [] }]) => dependencies.includes(id)).map(([reader]) => reader);
}

interface StandingStack {
  id: string;
  artifact: Artifact;
  template: string;
  /** Stacks that are deployed before it. */
  followers: string[];
}

interface AssetManifest {
  files: Record<string, { source: { path: string }; destinations: Record<string, { objectKey: string }> }>;
}

/** A stack and the one file that it needs, its template: both under the ids that they have in the other assembly. */
function writeStack({ next, standing }: Assemblies, { id, artifact, template, followers }: StandingStack) {
  const { templateFile = '', stackTemplateAssetObjectUrl = '' } = artifact.properties ?? {};
  const file = `${id}.assets.json`;
  const assets: AssetManifest & object = JSON.parse(readFileSync(join(next, file), 'utf8'));
  const sent = Object.values(assets.files).find(({ source }) => source.path === templateFile);
  if (!sent) throw new Error(`The assembly in ${next} does not say where the template of ${id} goes.`);
  const hash = createHash('sha256').update(template).digest('hex');
  const objectKey = `${hash}.json`;
  const destinations = Object.entries(sent.destinations).map(([to, where]) => [to, { ...where, objectKey }]);
  const files = { [hash]: { ...sent, destinations: Object.fromEntries(destinations) } };
  writeFileSync(join(standing, templateFile), template);
  writeFileSync(join(standing, file), JSON.stringify({ ...assets, files }));
  const { metadata: _, additionalMetadataFile: __, ...kept } = artifact;
  const url = stackTemplateAssetObjectUrl.replace(/[^/]+$/, objectKey);
  const own = `${id}.assets`;
  return [
    [own, { type: 'cdk:asset-manifest', properties: { ...assetSettings(artifact), file } }],
    [
      id,
      {
        ...kept,
        properties: { ...artifact.properties, stackTemplateAssetObjectUrl: url, additionalDependencies: [own] },
        dependencies: [...followers, own],
      },
    ],
  ] as const;
}

/** The bootstrap that the files of a stack need, as its artifact states it too. */
function assetSettings({ properties = {} }: Artifact) {
  const { requiresBootstrapStackVersion, bootstrapStackVersionSsmParameter } = properties as Record<string, unknown>;
  return { requiresBootstrapStackVersion, bootstrapStackVersionSsmParameter };
}
