import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A file as it was from a moment on; without `bytes` it was removed then. */
interface Version {
  key: string;
  id: string;
  from: Date;
  bytes?: Buffer;
}

/**
 * A bucket with versions, which the engine of one machine has none of: puts, copies, removals and lists as S3 documents them. The
 * emulator of AWS holds commands to its own in `tests/deploy`.
 */
export async function startVersionedS3() {
  const versions: Version[] = [];
  let made = 0;
  const add = (key: string, bytes?: Buffer) => {
    made += 1;
    versions.unshift({ key, id: `v${made}`, from: new Date(), ...(bytes && { bytes }) });
  };
  const latest = (key: string) => versions.find((each) => each.key === key);
  const drop = (key: string, id: string) => {
    const at = versions.findIndex((each) => each.key === key && each.id === id);
    if (at >= 0) versions.splice(at, 1);
  };
  const removeMany = (xml: string) => {
    for (const [, object = ''] of xml.matchAll(/<Object>(.*?)<\/Object>/gs)) {
      const [, key = ''] = /<Key>(.*?)<\/Key>/.exec(object) ?? [];
      const [, id] = /<VersionId>(.*?)<\/VersionId>/.exec(object) ?? [];
      if (id === undefined) add(key);
      else drop(key, id);
    }
    return '<DeleteResult></DeleteResult>';
  };
  const put = (key: string, source: string | undefined, body: Buffer) => {
    if (source === undefined) return void add(key, body);
    const [, id] = source.split('?versionId=');
    add(key, versions.find((each) => each.id === id)?.bytes);
  };
  const read = (key: string, response: ServerResponse) => {
    const { bytes } = latest(key) ?? {};
    response.writeHead(bytes ? 200 : 404).end(bytes ?? '<Error><Code>NoSuchKey</Code></Error>');
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const key = pathname.split('/').slice(2).join('/');
    const body = await buffer(request);
    const source = request.headers['x-amz-copy-source']?.toString();
    const list = (prefix: string | null) => response.end(listed(versions, prefix ?? ''));
    const methods = new Map<string, () => unknown>([
      ['PUT', () => [put(key, source, body), response.end(source && '<CopyObjectResult></CopyObjectResult>')]],
      ['DELETE', () => [add(key), response.end()]],
      ['POST', () => response.end(removeMany(body.toString()))],
      ['GET', () => (searchParams.has('versions') ? list(searchParams.get('prefix')) : read(key, response))],
    ]);
    methods.get(request.method ?? '')?.();
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Files as they are at present, by their keys. */
    files: () => {
      const keys = new Set(versions.map(({ key }) => key));
      return new Map([...keys].flatMap((key) => (latest(key)?.bytes ? [[key, latest(key)?.bytes?.toString()]] : [])));
    },
    /** The keys of all that there is or was. */
    kept: (): string[] => [...new Set(versions.map(({ key }) => key))].sort(),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function listed(versions: readonly Version[], prefix: string): string {
  const own = versions.filter(({ key }) => key.startsWith(prefix));
  const latest = new Map([...own].reverse().map((each) => [each.key, each]));
  const items = own.map((each) => {
    const name = each.bytes ? 'Version' : 'DeleteMarker';
    const tag = each.bytes ? `<ETag>"${each.bytes.toString('hex')}"</ETag>` : '';
    const told = `<Key>${each.key}</Key><VersionId>${each.id}</VersionId><IsLatest>${latest.get(each.key) === each}</IsLatest>`;
    return `<${name}>${told}<LastModified>${each.from.toISOString()}</LastModified>${tag}</${name}>`;
  });
  return `<?xml version="1.0"?><ListVersionsResult><IsTruncated>false</IsTruncated>${items.join('')}</ListVersionsResult>`;
}
