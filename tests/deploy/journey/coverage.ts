import { api, type Operation } from '../../../shared/api.ts';
import type { Ask } from '../../campaign/client/api.ts';

/** Operations that no trial brings to success, with the status that they answer: no channel of a trial is on the internet. */
const refused: Partial<Record<Operation, number>> = { takeCalendarEvent: 404 };

/** Which operations have been called, and what they answered. */
export class Coverage {
  readonly #statuses = new Map<string, Set<number>>();

  /** Asks, and remembers it. The question stands in the text of the answer, for whoever is shown that. */
  watch(ask: Ask): Ask {
    return async (operation, asked) => {
      const answer = await ask(operation, asked);
      const known = this.#statuses.get(operation) ?? new Set();
      this.#statuses.set(operation, known.add(answer.status));
      return { ...answer, text: `${operation} ${answer.text}` };
    };
  }

  /** The operations of the table that were not called, or never with success. */
  missing(): string[] {
    return (Object.keys(api) as Operation[]).flatMap((operation) => {
      const statuses = [...(this.#statuses.get(operation) ?? [])];
      if (statuses.some((status) => status < 300 || status === refused[operation])) return [];
      return [`${operation}: ${statuses.length === 0 ? 'not called' : `answered ${statuses.join(', ')} alone`}`];
    });
  }

  get calledOperations(): number {
    return this.#statuses.size;
  }
}
