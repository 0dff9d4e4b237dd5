/** The part of a synthesised CloudFormation template that the local server reads. */
export interface Template {
  Resources?: Record<string, { Type: string; Properties?: unknown }>;
}

/** Logical id in the template -> name of the table or bucket that stands for it here. */
export type PhysicalNames = Record<string, string>;

/** The resources of some types. CloudFormation has checked their properties. */
export function resourcesOf<Properties>(
  template: Template,
  types: readonly string[],
): { logicalId: string; properties: Properties }[] {
  return Object.entries(template.Resources ?? {})
    .filter(([, { Type }]) => types.includes(Type))
    .map(([logicalId, { Properties = {} }]) => ({ logicalId, properties: Properties as Properties }));
}
