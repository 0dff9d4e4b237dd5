import { mustRun } from '../command.ts';

interface RebuildOptions {
  environment: NodeJS.ProcessEnv;
  /** Where the source of the release lies that is there now. */
  source?: string;
  /** A table in the place of the stage's own. */
  table?: string;
}

/** Brings the search entries of the stage to the shape of a release, as an operator does. Answers with what the command says. */
export function rebuildSearch({ environment, source = '.', table }: RebuildOptions): Promise<string> {
  return mustRun({
    file: process.execPath,
    args: [`${source}/infra/rebuildSearch.ts`, '-c', 'stage=dev'],
    env: { ...environment, ...(table !== undefined && { PROPERTIES_TABLE: table }) },
    seconds: 60,
  });
}
