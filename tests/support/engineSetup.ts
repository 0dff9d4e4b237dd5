import type { TestProject } from 'vitest/node';
import { synthesiseData } from '../../infra/data/synthesiseData.ts';
import type { Engine } from '../../infra/local/engines/engine.ts';
import { startSes } from '../../infra/local/engines/ses.ts';
import type { Template } from '../../infra/local/template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    dynamoDbEndpoint: string;
    sesEndpoint: string;
    dataTemplate: Template;
  }
}

/**
 * Starts one engine for a whole test run, with nothing in it, with a mail engine beside it, and hands tests their addresses and
 * the tables' definition.
 */
export function engineSetup(start: () => Promise<Engine>) {
  return async (project: TestProject) => {
    const [engine, ses] = await Promise.all([start(), startSes()]);
    project.provide('dynamoDbEndpoint', engine.endpoint);
    project.provide('sesEndpoint', ses.endpoint);
    project.provide('dataTemplate', synthesiseData());
    return () => Promise.all([engine.stop(), ses.stop()]);
  };
}
