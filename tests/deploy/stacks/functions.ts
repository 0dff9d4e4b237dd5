import type { Services } from './aws.ts';

/** The marks that tell two deployments of a function apart, by its name. */
export type DeployedCode = ReadonlyMap<string, string>;

interface Page {
  Functions: { FunctionName: string; CodeSha256: string; LastModified: string }[];
  NextMarker?: string | null;
}

/** All functions of a stage, each with its code and the moment of its last change. */
export async function functionsOf(services: Services, prefix: string): Promise<DeployedCode> {
  const found = new Map<string, string>();
  let next: string | undefined = '';
  while (next !== undefined) {
    const { Functions, NextMarker }: Page = await pageOf(services, next);
    const own = Functions.filter(({ FunctionName }) => FunctionName.startsWith(prefix));
    for (const { FunctionName, CodeSha256, LastModified } of own)
      found.set(FunctionName, `${CodeSha256} ${LastModified}`);
    next = NextMarker || undefined;
  }
  return found;
}

async function pageOf(services: Services, marker: string): Promise<Page> {
  const query = { MaxItems: '50', ...(marker !== '' && { Marker: marker }) };
  return JSON.parse(await services({ service: 'lambda', method: 'GET', path: '/2015-03-31/functions', query }));
}

/** The functions that are not what they were. */
export function changedBetween(before: DeployedCode, after: DeployedCode): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
}

/** The functions by their code alone. */
export function codeChangedBetween(before: DeployedCode, after: DeployedCode): string[] {
  const codes = (deployed: DeployedCode) =>
    new Map([...deployed].map(([name, known]) => [name, known.split(' ')[0] ?? '']));
  return changedBetween(codes(before), codes(after));
}
