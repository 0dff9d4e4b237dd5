import type { TestProject } from 'vitest/node';
import type { Engine } from '../../infra/local/engines/engine.ts';
import type { Template } from '../../infra/local/template.ts';
import { synthesiseData } from '../../infra/synthesise.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    dynamoDbEndpoint: string;
    dataTemplate: Template;
  }
}

/** Starts one engine for a whole test run, in memory, and hands tests its address and the tables' definition. */
export function engineSetup(start: () => Promise<Engine>) {
  return async (project: TestProject) => {
    const engine = await start();
    project.provide('dynamoDbEndpoint', engine.endpoint);
    project.provide('dataTemplate', synthesiseData());
    return () => engine.stop();
  };
}
