import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Caller } from '../../../functions/runtime/signedCall.ts';
import { callJson } from '../callJson.ts';
import type { StackTemplate } from './conflicts.ts';

/** The logs that go when one release takes the place of the other, by their names. */
export function goingLogs(now: readonly StackTemplate[], then: readonly StackTemplate[]): string[] {
  const stay = new Set(logsIn(then));
  return logsIn(now).filter((name) => !stay.has(name));
}

function logsIn(stacks: readonly StackTemplate[]): string[] {
  const resources = stacks.flatMap(({ template }) => Object.values(template.Resources));
  const logs = resources.filter(({ Type }) => Type === 'AWS::Logs::LogGroup');
  return logs.flatMap(({ Properties }) => {
    return typeof Properties?.LogGroupName === 'string' ? [Properties.LogGroupName] : [];
  });
}

interface Page {
  events?: { timestamp: number; message: string }[];
  nextToken?: string;
}

/** Pages of a log at most: each has up to a megabyte, or 10,000 lines (API reference of CloudWatch Logs, FilterLogEvents). */
const mostPages = 20;

/**
 * Writes the lines of logs into a folder, a file each, before the logs are gone. A log that is not there has none. Answers with the
 * files.
 */
export async function keepLogs(names: readonly string[], folder: string, caller: Caller): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for (const name of names) {
    const lines = await linesOf(name, caller);
    if (lines.length === 0) continue;
    const file = join(folder, `${name.split('/').at(-1)}.jsonl`);
    writeFileSync(file, `${lines.join('\n')}\n`);
    files.push(file);
  }
  return files;
}

async function linesOf(logGroupName: string, caller: Caller): Promise<string[]> {
  const lines: string[] = [];
  let nextToken: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const { events = [], nextToken: next } = await pageOf({ logGroupName, ...(nextToken && { nextToken }) }, caller);
    lines.push(...events.map(({ timestamp, message }) => JSON.stringify({ timestamp, message })));
    nextToken = next;
    if (!nextToken) break;
  }
  return lines;
}

async function pageOf(input: { logGroupName: string; nextToken?: string }, caller: Caller): Promise<Page> {
  try {
    const target = 'Logs_20140328.FilterLogEvents';
    return await callJson<Page>(caller, { service: 'logs', json: '1.1', target, body: JSON.stringify(input) });
  } catch (error) {
    if (error instanceof Error && error.name === 'ResourceNotFoundException') return {};
    throw error;
  }
}
