import type { Table, TableKey } from '../../functions/runtime/table.ts';
import type { GivenUpQueue } from './replay/givenUpQueue.ts';

/** The tables and functions of a command. */
export interface Operator {
  tables: Readonly<Record<TableKey, Table>>;
  /** Without it nothing is written: the command says what it would do. */
  does: boolean;
  /** Tells whoever runs the command. */
  say(sentence: string): void;
  /** Tells how far it is, beside what the command says. */
  progress(sentence: string): void;
  /** Logs what was done, to an account or a property by its id. Nothing else of anybody may be in it. */
  log(of: string, did: string): Promise<void>;
  /** The queue of what events and changes have left undone. */
  givenUp(): Promise<GivenUpQueue>;
  /** Waits until no request runs any longer that began before. */
  outlastRequests(): Promise<void>;
}

/** The arguments are no command, or one is missing. */
export class UsageError extends Error {}

/** How every dry run ends. */
export function sayDry({ say }: Operator): void {
  say('Nothing has been changed. Add --yes to do it.');
}

/** A number of things in words: "1 session", "2 sessions". */
export function counted(count: number, thing: string, things = `${thing}s`): string {
  return `${count} ${count === 1 ? thing : things}`;
}
