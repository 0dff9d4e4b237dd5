import type { Stage } from '../stages/stage.ts';

/** A stage that GitHub may deploy stands in an account and a region that are known before. */
export type PlacedStage = Stage & { account: string; region: string };

/** Whether it is said where a stage stands. */
export function isPlaced(stage: Stage): stage is PlacedStage {
  return Boolean(stage.account && stage.region);
}

/**
 * The stages that stand in the account of the one that is named, and that one: an account has one provider of GitHub's
 * tokens, so that one stack serves all of them.
 * @throws Error in a sentence when the named stage stands nowhere in particular
 */
export function stagesOfAccount(name: string, stages: readonly Stage[]): [PlacedStage, ...PlacedStage[]] {
  const placed = stages.filter(isPlaced);
  const named = placed.find((stage) => stage.name === name);
  if (!named) throw new Error(`Give the stage ${name} an account and a region: GitHub deploys to no others.`);
  return [named, ...placed.filter((stage) => stage !== named && stage.account === named.account)];
}
