import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { StackTemplate } from '../../../../infra/deployed/release/conflicts.ts';
import { goingLogs, keepLogs } from '../../../../infra/deployed/release/goingLogs.ts';
import { temporaryFolder } from '../../local/temporaryFolder.ts';

const caller = { region: 'ap-south-1', credentials: { accessKeyId: 'key', secretAccessKey: 'secret' } };

function withLogs(...names: string[]): StackTemplate[] {
  const Resources = Object.fromEntries(
    names.map((name) => [name, { Type: 'AWS::Logs::LogGroup', Properties: { LogGroupName: `/sarai/dev/${name}` } }]),
  );
  return [{ stackName: 'one', region: 'ap-south-1', template: { Resources } }];
}

/** Logs that answer by what is asked; no engine of ours has any. */
async function logsThat(
  answer: (asked: { logGroupName: string; nextToken?: string }) => [number, object],
): Promise<void> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const [status, said] = answer(JSON.parse(body));
    response.writeHead(status).end(JSON.stringify(said));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    vi.unstubAllEnvs();
  });
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

test('the logs that go are those that the release before does not have', () => {
  expect(goingLogs(withLogs('search', 'pay'), withLogs('search', 'book'))).toEqual(['/sarai/dev/pay']);
});

test('all pages of a log are kept, a line each, and no file of a log that is empty or not there', async () => {
  await logsThat(({ logGroupName, nextToken }) => {
    if (logGroupName.endsWith('gone')) return [400, { __type: 'ResourceNotFoundException' }];
    if (logGroupName.endsWith('silent')) return [200, { events: [] }];
    if (nextToken === undefined)
      return [200, { events: [{ timestamp: 1, message: 'one', eventId: 'x' }], nextToken: 'more' }];
    return [200, { events: [{ timestamp: 2, message: 'two' }] }];
  });
  const folder = temporaryFolder();
  const files = await keepLogs(['/sarai/dev/pay', '/sarai/dev/gone', '/sarai/dev/silent'], folder, caller);
  expect([files, readdirSync(folder)]).toEqual([[`${folder}/pay.jsonl`], ['pay.jsonl']]);
  expect(readFileSync(`${folder}/pay.jsonl`, 'utf8')).toBe(
    '{"timestamp":1,"message":"one"}\n{"timestamp":2,"message":"two"}\n',
  );
});

test('logs that may not be read are said to be', async () => {
  await logsThat(() => [400, { __type: 'AccessDeniedException' }]);
  await expect(keepLogs(['/sarai/dev/pay'], temporaryFolder(), caller)).rejects.toMatchObject({
    name: 'AccessDeniedException',
  });
});
