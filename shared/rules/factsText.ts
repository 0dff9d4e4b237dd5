import { type RoomFact, roomFacts } from './facts.ts';

/** The facts of a text such as `heating,wifi`, in their own order, each once. What is no fact is left out. */
export function readFacts(text: string): RoomFact[] {
  const named = new Set(text.toLowerCase().split(','));
  return roomFacts.filter((fact) => named.has(fact.toLowerCase()));
}

export function writeFacts(facts: readonly RoomFact[]): string {
  return facts.join(',');
}
