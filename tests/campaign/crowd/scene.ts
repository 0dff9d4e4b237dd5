import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from '../../../shared/api.ts';
import type { Run } from '../campaign.ts';
import { type ApiAnswer, type ApiRequest, type Ask, asking } from '../client/api.ts';
import { type Wire, wireTo } from '../client/http.ts';
import { Tally } from '../figures.ts';
import type { Server } from '../server/server.ts';
import type { Outcome } from './ledger.ts';
import type { Account, Inn, Owner, Session } from './members.ts';

/** An answer with what it says of a write. */
export interface Reply extends ApiAnswer {
  outcome: Outcome;
}

/** Where the crowd writes, and what is known of what it wrote. The server may be another one after each crash. */
export class Scene {
  readonly run: Run;
  readonly owners: Owner[] = [];
  readonly inns: Inn[] = [];
  readonly accounts: Account[] = [];
  readonly sessions: Session[] = [];
  /** Photos that were found ready, and that nobody has asked to drop since. */
  readonly ready = new Set<string>();
  readonly tally = new Tally();
  readonly times: number[] = [];
  /** It hears every answer. */
  onAnswer: (operation: Operation, answer: ApiAnswer) => void = () => {};
  /** Writers stop where they are when it is false. */
  going = false;
  /** The crowd's photo. */
  readonly picture: Buffer;
  #server: Server;
  #wire: Wire;

  constructor(run: Run, server: Server, picture: Buffer) {
    this.run = run;
    this.picture = picture;
    this.#server = server;
    this.#wire = wireTo(server.port);
  }

  get server(): Server {
    return this.#server;
  }

  /** The crowd goes on here. */
  move(server: Server): void {
    this.#server = server;
    this.#wire = wireTo(server.port);
  }

  /** Asks an operation and says what its answer means for what was to be written. */
  async call(operation: Operation, asked: ApiRequest): Promise<Reply> {
    const answer = await asking(this.#wire)(operation, asked);
    this.times.push(answer.ms);
    this.onAnswer(operation, answer);
    if (answer.status === 0) await this.#lookAfterServer();
    const outcome = outcomeOf(answer);
    this.tally.add(outcome === 'done' ? outcome : `${outcome} (${answer.body?.code ?? 'no answer'})`);
    if (answer.status === 401 && answer.body?.code === 'not_signed_in') {
      this.run.findings.add('a session was lost', `${operation} with ${asked.token?.slice(0, 12)}…`);
    }
    return { ...answer, outcome };
  }

  /** Nobody goes on without a server, and nobody asks again at once one that does not answer. */
  async #lookAfterServer(): Promise<void> {
    if (this.#server.fate().length > 0) this.going = false;
    await wait(20);
  }

  /** Asks where no answer says anything of the product: past the tally, and past what looks for lost sessions. */
  quietly(operation: Operation, asked: ApiRequest): Promise<ApiAnswer> {
    return asking(this.#wire)(operation, asked);
  }

  /** `call` for those who want no more than an answer. */
  readonly ask: Ask = (operation, asked = {}) => this.call(operation, asked);
}

/** A conflict may be with what the same call has written before its answer was lost. */
function outcomeOf({ status }: ApiAnswer): Outcome {
  if (status >= 200 && status < 300) return 'done';
  return status === 0 || status === 409 || status >= 500 ? 'unknown' : 'refused';
}
