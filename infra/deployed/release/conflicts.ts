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
    const readers = before.filter(({ template }) => JSON.stringify(template).includes(`{"Fn::ImportValue":${name}}`));
    return readers.map(({ stackName }) => `The export ${name} goes or changes while ${stackName} still reads it.`);
  });
}

/** Values by the names under which they are exported, both as JSON. */
function exportsOf(stacks: readonly StackTemplate[]): Map<string, string> {
  const outputs = stacks.flatMap(({ template }) => Object.values(template.Outputs ?? {}));
  return new Map(
    outputs.flatMap(({ Value, Export }) => (Export ? [[JSON.stringify(Export.Name), JSON.stringify(Value)]] : [])),
  );
}
