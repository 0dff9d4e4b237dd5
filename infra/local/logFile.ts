import { mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'node:util';

const levels = ['info', 'warn', 'error'] as const;

/**
 * Functions log facts, and the server says sentences. From here on facts go to a file of this run, as a line of JSON each; the
 * terminal gets sentences, and of each failure one line, so that the banner stays in sight. The file has the stack of an error.
 * @returns the file's path
 */
export function openLogFile(dataFolder: string): string {
  mkdirSync(dataFolder, { recursive: true });
  const path = join(dataFolder, 'log.jsonl');
  const file = openSync(path, 'w');
  for (const level of levels) {
    const print = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      const entry = { time: new Date().toISOString(), level, ...(factsIn(words) ?? { message: format(...words) }) };
      writeSync(file, `${JSON.stringify(entry)}\n`);
      const line = terminalLine(level, words);
      if (line !== undefined) print(line);
    };
  }
  return path;
}

function terminalLine(level: string, words: unknown[]): string | undefined {
  const facts = factsIn(words);
  if (facts) return level === 'error' ? sentenceOf(facts) : undefined;
  // The function that an event called has logged its failure as facts.
  return words.some(isEventFailed) ? undefined : words.map(inOneLine).join(' ');
}

/** Functions log an object of facts and nothing beside it; who speaks here says a sentence first. */
function factsIn(words: unknown[]): Record<string, unknown> | undefined {
  const [facts] = words;
  const isFacts = words.length === 1 && typeof facts === 'object' && facts !== null && !(facts instanceof Error);
  return isFacts ? (facts as Record<string, unknown>) : undefined;
}

function isEventFailed(word: unknown): boolean {
  return word instanceof Error && word.name === 'EventFailed';
}

function inOneLine(word: unknown): unknown {
  return word instanceof Error ? `${word.name}: ${word.message.split('\n')[0]}` : word;
}

/** `GET /rooms failed: TypeError at roomPage (…)`, or the facts themselves where no error is among them. */
function sentenceOf({ operation, event, error, code, stack, ...others }: Record<string, unknown>): string {
  const subject = operation ?? (event ? `A function for ${event}` : 'A function');
  if (error === undefined) return `${subject} failed: ${JSON.stringify(others)}`;
  const [place] = String(stack ?? '').split('\n');
  return [`${subject} failed:`, error, code, place].filter(Boolean).join(' ');
}
