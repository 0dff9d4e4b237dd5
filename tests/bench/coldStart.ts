import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { tableKeys, tableVariable } from '../../functions/runtime/table.ts';
import { limits } from '../../infra/stages/limits.ts';

/** Milliseconds of CPU, of all threads, that a process has taken when its function was loaded, and after its first call. */
export interface ColdStart {
  loaded: number;
  called: number;
}

const spent = '(() => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; })()';

/** Loads a bundle in a process of its own as Lambda does, and calls it once where there is an event for it. */
export async function coldStart(file: string, database: string, event?: object): Promise<ColdStart> {
  // Lambda's own program, which calls functions, has loaded this by then.
  const script = `
    process.getBuiltinModule('node:http');
    const { handler } = await import(${JSON.stringify(file)});
    const loaded = ${spent};
    const context = { awsRequestId: 'r', getRemainingTimeInMillis: () => 10_000 };
    ${event ? `await handler(${JSON.stringify(event)}, context);` : ''}
    process.stdout.write('\\n' + JSON.stringify({ loaded, called: ${spent} }));
    process.exit(0);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    // An answer of the database is also taken for a template of a page.
    env: {
      ...lambda,
      AWS_ENDPOINT_URL_DYNAMODB: database,
      AWS_ENDPOINT_URL_S3: database,
      PAGE_RENDERERS: dirname(file),
    },
  });
  return JSON.parse(stdout.split('\n').at(-1) ?? '') as ColdStart;
}

/** Settings of Lambda and of the stacks. */
const lambda: Record<string, string> = {
  AWS_LAMBDA_FUNCTION_NAME: 'sarai',
  AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '512',
  AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
  AWS_REGION: 'ap-south-1',
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_SESSION_TOKEN: 'token',
  LIMITS: JSON.stringify(limits),
  MAIL_SENDER: 'Sarai <no-reply@sarai.example>',
  MAIL_REPLY_TO: 'support@sarai.example',
  PHOTO_BUCKET: 'photos',
  UPLOAD_BUCKET: 'uploads',
  UPLOAD_ROLE: 'arn:aws:iam::000000000000:role/uploads',
  SIGNING_SECRET: 'signing',
  ...Object.fromEntries(tableKeys.map((key) => [tableVariable(key), key])),
};
