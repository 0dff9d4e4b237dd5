/** The part of a synthesised CloudFormation template that the local server reads. */
export interface Template {
  Resources?: Record<string, { Type: string; Properties?: unknown }>;
}

/** Logical id in the template -> name of the table or bucket that stands for it here. */
export type PhysicalNames = Record<string, string>;

/** Creates the resources of some types, and answers with their names. CloudFormation has checked their properties. */
export async function createEach<Properties>(
  { Resources = {} }: Template,
  types: readonly string[],
  create: (logicalId: string, properties: Properties) => Promise<string>,
): Promise<PhysicalNames> {
  const resources = Object.entries(Resources).filter(([, { Type }]) => types.includes(Type));
  const names = resources.map(async ([id, { Properties = {} }]) => [id, await create(id, Properties as Properties)]);
  return Object.fromEntries(await Promise.all(names));
}
