/** The one function of Babel that the build calls; its own types are a package that nothing else needs. */
declare module '@babel/core' {
  export function transformAsync(
    code: string,
    options: Record<string, unknown>,
  ): Promise<{ code?: string | null; map?: string | null } | null>;
}
