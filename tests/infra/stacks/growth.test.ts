import { expect, test } from 'vitest';
import { loadOperations, type OperationUnit } from '../../../infra/functions/operations.ts';
import { stageNamed, stageNames } from '../../../infra/stages/stageNamed.ts';
import { stacksOf } from '../../support/stacks.ts';

/** The operations of today and, in proportion to them, so many more that there are `count`. */
function grown(operations: readonly OperationUnit[], count: number): OperationUnit[] {
  const more = Array.from({ length: count - operations.length }, (_, at) => {
    const model = operations[Math.floor((at * operations.length) / (count - operations.length))] as OperationUnit;
    const endpoint = { ...model.endpoint, path: `${model.endpoint.path}/${at}` as const };
    // One function alone hands out the role of uploads.
    const ports = model.ports.filter(({ resource }) => resource !== 'uploadRole');
    return { ...model, name: `${model.name}${at}`, endpoint, ports };
  });
  return [...operations, ...more];
}

test.each(stageNames())(
  'with 180 operations no stack of %s comes near the 500 resources that it may have',
  async (name) => {
    const operations = grown(await loadOperations(), 180);
    const { app } = await stacksOf(await stageNamed(name), {}, { operations });
    const { stacks } = app.synth();
    const sizes = stacks.map(({ stackName, template }) => [stackName, Object.keys(template.Resources).length] as const);
    expect(sizes.flatMap(([stack]) => (stack.includes('-api-') ? [stack] : []))).toHaveLength(5);
    expect(sizes.filter(([, size]) => size >= 450)).toEqual([]);
  },
);
