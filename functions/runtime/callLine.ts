import { embedMetrics } from './embedMetrics.ts';
import { type CallFigures, figuresOfCall } from './figures.ts';
import { log } from './log.ts';

/** Fields of Lambda's context of a call that its line has. */
export interface CallContext {
  awsRequestId?: string;
}

/**
 * The one line of a call, with its figures. Where the stage has metrics, CloudWatch takes them out of the line: their names
 * must stand at its root, which Lambda's own wrapping does not allow, so that such a line is written past it in the same
 * form. Lambda passes on what is JSON already; its level still decides whether the line is kept.
 */
export function logCall(level: 'info' | 'error', facts: Record<string, unknown>, context: CallContext = {}): void {
  const counted = figuresOfCall();
  const message = { ...facts, ...(counted.size > 0 && { figures: shown(counted) }) };
  const metrics = embedMetrics(counted);
  if (!metrics) {
    log(level, message);
    return;
  }
  const { awsRequestId: requestId } = context;
  const line = { timestamp: new Date().toISOString(), level: level.toUpperCase(), requestId, message, ...metrics };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

function shown(counted: CallFigures): Record<string, number | number[]> {
  return Object.fromEntries(
    [...counted].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? 0) : values]),
  );
}
