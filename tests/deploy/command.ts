import { spawn } from 'node:child_process';

interface Command {
  file: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv | undefined;
  /** After which it is ended, with all that it has started. */
  seconds: number;
}

/** The output of a command, and its status; a null status is that of one that took too long. */
export interface CommandResult {
  status: number | null;
  output: string;
}

/** Processes that run at this moment, each at the head of its group. */
const running = new Set<number>();

/** Runs a command to its end. */
export function run({ file, args, env = process.env, seconds }: Command): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const timer = setTimeout(() => endGroup(pid), seconds * 1000);
    child.on('error', reject);
    child.on('close', (status) => {
      clearTimeout(timer);
      if (pid !== undefined) running.delete(pid);
      resolve({ status, output });
    });
  });
}

/** Runs a command that must succeed. @throws Error with the end of what it has said */
export async function mustRun(command: Command): Promise<string> {
  const { status, output } = await run(command);
  if (status === 0) return output;
  const how = status === null ? `did not end within ${command.seconds} s` : `ended with ${status}`;
  throw new Error(`${[command.file, ...command.args].join(' ').slice(0, 200)} ${how}:\n${lastLines(output)}`);
}

function lastLines(output: string): string {
  return output.trimEnd().split('\n').slice(-40).join('\n');
}

/** Ends everything that still runs. */
export function endCommands(): void {
  for (const pid of running) endGroup(pid);
}

/** Ends a process and what it has started, at once. */
export function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
