import type { DynamoDbKind } from '../../infra/local/engines/dynamodb.ts';
import type { Findings } from './findings.ts';

/** What a campaign is told, and where it says what it finds. */
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

/** What a campaign has measured, by name. */
export type Figures = Record<string, string | number>;

export type Campaign = (run: Run) => Promise<Figures>;
