import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { Engine } from './engine.ts';

/** A new object, once it is stored. */
export interface StoredObject {
  bucket: string;
  key: string;
  /** Bytes. */
  size: number;
}

export interface S3Engine extends Engine {
  /** Calls a listener for each object that is put from now on. */
  onPut(listener: (object: StoredObject) => void): void;
  /** The objects under a prefix now; their keys have no characters that XML would write otherwise. */
  list(bucket: string, prefix: string): Promise<StoredObject[]>;
}

/**
 * Starts an S3 engine whose objects are files under `dataFolder`. It checks no signatures and enforces no policies.
 * Clients need `forcePathStyle` and the key of `localAccess`. They send Buffers: a stream with the AWS client's trailing
 * checksum is refused, unless `requestChecksumCalculation: 'WHEN_REQUIRED'` leaves that checksum out.
 */
export async function startS3({ dataFolder }: { dataFolder: string }): Promise<S3Engine> {
  mkdirSync(dataFolder, { recursive: true });
  removeBrokenObjects(dataFolder);
  const engine = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: dataFolder,
    silent: true,
    allowMismatchedSignatures: true,
    vhostBuckets: false,
  });
  const { port } = await engine.run();
  const endpoint = `http://127.0.0.1:${port}`;
  let stopped: Promise<void> | undefined;
  return {
    endpoint,
    onPut(listener) {
      engine.on('event', ({ Records }) => {
        for (const { eventName, s3 } of Records) {
          if (!eventName.startsWith('ObjectCreated:')) continue;
          listener({ bucket: s3.bucket.name, key: s3.object.key, size: Number(s3.object.size) });
        }
      });
    },
    async list(bucket, prefix) {
      const objects: StoredObject[] = [];
      let more = true;
      while (more) {
        // The first version of the call: the engine has no tokens to continue a list of the second.
        const query = new URLSearchParams({ prefix, marker: objects.at(-1)?.key ?? '' });
        const xml = await (await fetch(`${endpoint}/${bucket}?${query}`)).text();
        for (const [, key = '', size] of xml.matchAll(/<Contents><Key>([^<]*)<\/Key>.*?<Size>(\d+)<\/Size>/g)) {
          objects.push({ bucket, key, size: Number(size) });
        }
        more = xml.includes('<IsTruncated>true');
      }
      return objects;
    },
    stop() {
      stopped ??= engine.close();
      engine.httpServer.closeAllConnections();
      return stopped;
    },
  };
}

/**
 * Removes the objects that a killed server has written in part, which nobody was told are stored. With one of them the
 * engine lists no bucket any more.
 */
function removeBrokenObjects(dataFolder: string): void {
  for (const file of globSync('**/*._S3rver_metadata.json', { cwd: dataFolder })) {
    const path = join(dataFolder, file);
    if (isJson(readFileSync(path, 'utf8'))) continue;
    for (const part of ['object', 'object.md5', 'metadata.json']) {
      rmSync(path.replace(/metadata\.json$/, part), { force: true });
    }
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
