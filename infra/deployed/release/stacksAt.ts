import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StackTemplate } from './conflicts.ts';

/** Part of `manifest.json` of an assembly of the CDK. */
interface Manifest {
  artifacts: Record<string, { type: string; environment?: string; properties?: Record<string, unknown> }>;
}

/** The stacks of an assembly, which lies in a folder, with their templates. */
export function stacksAt(folder: string): StackTemplate[] {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { artifacts }: Manifest = read('manifest.json');
  return Object.entries(artifacts).flatMap(([id, { type, environment = '', properties = {} }]) => {
    if (type !== 'aws:cloudformation:stack') return [];
    const template: StackTemplate['template'] = read(String(properties.templateFile));
    const region = environment.split('/').at(-1) ?? '';
    return [{ stackName: String(properties.stackName ?? id), region, template }];
  });
}
