import type { Stage } from '../stages/stage.ts';
import { isPlaced } from './stagesOfAccount.ts';

/** A stage as the matrix of a workflow's jobs has it. */
interface Row {
  stage: string;
  account: string;
  deployedOn: Stage['deployedOn'];
}

/** Stages that jobs deploy, or look at: those of a branch's runs, and those of an environment. */
export interface StageMatrix {
  merged: Row[];
  released: Row[];
}

/**
 * The stages that a run is about: those that a merge or a tag deploys, the one that somebody asks for, or all, which come as
 * `released`. @throws Error for a stage that stands nowhere in particular, that nobody knows, or for no event
 */
export function stageMatrix(stages: readonly Stage[], event: string, named: string | undefined): StageMatrix {
  const rows = stages.map(rowOf);
  if (event === 'all') return { merged: [], released: rows };
  if (event === 'merge' || event === 'tag') return sorted(rows.filter(({ deployedOn }) => deployedOn === event));
  if (event !== 'request') throw new Error(`"${event}" is no event that deploys a stage.`);
  const asked = rows.filter(({ stage }) => stage === named);
  if (asked.length === 0) throw new Error(`The variable STAGES does not name the stage "${named}".`);
  return sorted(asked);
}

function rowOf(stage: Stage): Row {
  const { name, deployedOn } = stage;
  if (!isPlaced(stage)) throw new Error(`Give the stage ${name} an account and a region: GitHub deploys to no others.`);
  return { stage: name, account: stage.account, deployedOn };
}

/** A stage of merges is deployed by runs of the branch, every other one by those of its environment. */
function sorted(rows: readonly Row[]): StageMatrix {
  const isOfBranch = ({ deployedOn }: Row) => deployedOn === 'merge';
  return { merged: rows.filter(isOfBranch), released: rows.filter((row) => !isOfBranch(row)) };
}
