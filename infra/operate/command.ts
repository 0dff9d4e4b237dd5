import { fieldIssues, storedForm } from '../../shared/rules/field.ts';
import { sentenceOf } from '../../shared/rules/sentenceOf.ts';
import { reasonField } from '../../shared/rules/stays.ts';
import type { StageParts } from '../deployed/openStage.ts';
import { type Operator, UsageError } from './operator.ts';

/** A command of `npm run operate`. */
export interface Command extends StageParts {
  /** The arguments behind its name. */
  takes: string;
  does: string;
  /** It says what it would do, and does it with `--yes`. */
  changes: boolean;
  /** Names of its options: `--<name> <value>`. */
  options?: readonly string[];
  run(operator: Operator, given: readonly string[], options: Options): Promise<void>;
}

/** Values of the options that were given. */
export type Options = Partial<Record<string, string>>;

/** An argument that a command cannot do without. @throws UsageError */
export function needed(given: string | undefined): string {
  if (given === undefined) throw new UsageError();
  return given;
}

/** A reason that somebody will read. @throws Error that says what is wrong with it */
export function reasonOf(given: string | undefined): string {
  const [issue] = fieldIssues({ reason: reasonField }, { reason: needed(given) });
  if (issue) throw new Error(sentenceOf(issue));
  return storedForm({ reason: reasonField }, { reason: needed(given) }).reason;
}
