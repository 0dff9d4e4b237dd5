import type { DynamoDbKind } from '../../infra/local/engines/dynamodb.ts';
import type { Findings } from './findings.ts';

/** Parameters of a campaign, and the place for its findings. */
export interface Run {
  /** A run of some seconds, as the tests have it. */
  small: boolean;
  seed: number;
  engine: DynamoDbKind;
  /** A folder of its own, which is removed at the end. */
  folder: string;
  findings: Findings;
  /** Says how far it is. */
  say(line: string): void;
}

/** Figures of a campaign, by name. */
export type Figures = Record<string, string | number>;

export type Campaign = (run: Run) => Promise<Figures>;
