import { physicalName } from './physicalName.ts';

/** A stack of a release, as CloudFormation gets it. */
export interface StackTemplate {
  stackName: string;
  /** Names are there once a region; those of global services too, as the stacks of one stage share none of them. */
  region: string;
  template: {
    Resources: Record<string, { Type: string; Properties?: Record<string, unknown>; DeletionPolicy?: string }>;
    Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>;
  };
}

/**
 * The reasons, in sentences, for which CloudFormation refuses a release after another one. A stack that exports is deployed before those that
 * import. An update that would replace a resource under its name is not found.
 */
export function refusalsBetween(before: readonly StackTemplate[], after: readonly StackTemplate[]): string[] {
  return [...movesOfNames(before, after), ...conflictsOfExports(before, after)];
}

/** The resources with names that stay when a release takes them out of their stack, and are in the way when they come again. */
export function leftBetween(before: readonly StackTemplate[], after: readonly StackTemplate[]): string[] {
  const next = namesIn(after);
  return [...namesIn(before)].flatMap(([name, { place, isKept }]) =>
    isKept && !next.has(name)
      ? [`${name} of ${place} stays when it leaves, and is in the way when it comes again.`]
      : [],
  );
}

interface NamedResource {
  /** The stack and the logical id. */
  place: string;
  isKept: boolean;
}

function movesOfNames(before: readonly StackTemplate[], after: readonly StackTemplate[]): string[] {
  const next = namesIn(after);
  return [...namesIn(before)].flatMap(([name, { place }]) => {
    const then = next.get(name);
    if (!then || then.place === place) return [];
    return [`${name} moves from ${place} to ${then.place}, and is made there before it is gone here.`];
  });
}

function namesIn(stacks: readonly StackTemplate[]): Map<string, NamedResource> {
  const found = stacks.flatMap(({ stackName, region, template }) =>
    Object.entries(template.Resources).flatMap(([id, resource]) => {
      const name = physicalName(resource);
      if (name === undefined) return [];
      const isKept = (resource.DeletionPolicy ?? 'Delete') !== 'Delete';
      return [[`${region} ${resource.Type} ${name}`, { place: `${stackName} ${id}`, isKept }] as const];
    }),
  );
  return new Map(found);
}

function conflictsOfExports(before: readonly StackTemplate[], after: readonly StackTemplate[]): string[] {
  const next = exportsOf(after);
  return [...exportsOf(before)].flatMap(([name, value]) => {
    if (next.get(name) === value) return [];
    const readers = before.filter(({ template }) => isReading(JSON.stringify(template), name));
    return readers.map(({ stackName }) => `The export ${name} goes or changes while ${stackName} still reads it.`);
  });
}

/** From another region the CDK reads by a resource of its own, which refuses as CloudFormation does. */
function isReading(template: string, name: string): boolean {
  return template.includes(`{"Fn::ImportValue":${name}}`) || template.includes(`${name}:"{{resolve:ssm:`);
}

/** Values by the names under which they are exported, both as JSON. */
function exportsOf(stacks: readonly StackTemplate[]): Map<string, string> {
  const outputs = stacks.flatMap(({ template }) => Object.values(template.Outputs ?? {}));
  const inRegion = outputs.flatMap(({ Value, Export }) => (Export ? [[Export.Name, Value] as const] : []));
  const abroad = stacks.flatMap(({ template }) => Object.values(template.Resources).flatMap(writtenAbroad));
  return new Map([...inRegion, ...abroad].map(([name, value]) => [JSON.stringify(name), JSON.stringify(value)]));
}

function writtenAbroad({ Type, Properties }: StackTemplate['template']['Resources'][string]): [string, unknown][] {
  if (Type !== 'Custom::CrossRegionExportWriter') return [];
  const { exports = {} } = (Properties?.WriterProps ?? {}) as { exports?: Record<string, unknown> };
  return Object.entries(exports);
}
