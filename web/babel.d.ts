/** The part of Babel that the build uses. Its own types are a separate package that nothing else needs. */
declare module '@babel/core' {
  interface Value {
    type: string;
    value: string;
  }

  export interface ObjectProperty {
    key?: { name?: string };
    value: Value;
  }

  export interface ObjectExpression {
    leadingComments?: { value: string }[] | null;
    properties: ObjectProperty[];
  }

  export const types: { valueToNode(value: unknown): Value };

  export function transformAsync(
    code: string,
    options: Record<string, unknown>,
  ): Promise<{ code?: string | null; map?: string | null } | null>;

  export function parseSync(
    code: string,
    options: Record<string, unknown>,
  ): { comments?: { start: number; end: number }[] | null } | null;
}
