import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { mustHold } from '../journey/scene.ts';

/** The distribution of a stage. */
export interface Edge {
  /** Where the emulator listens. */
  address: string;
  /** The host name by which it knows the distribution. */
  host: string;
  s3: S3Client;
  siteBucket: string;
  photoBucket: string;
  uploadBucket: string;
}

/** The distribution's answers and refusals, with a site of two files. */
export async function lookThroughEdge(edge: Edge, photo: string): Promise<string> {
  const { s3, siteBucket: Bucket, uploadBucket } = edge;
  for (const [Key, Body] of Object.entries({ 'index.html': 'the home page', 'app.html': 'any other page' })) {
    await s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'text/html' }));
  }
  const incoming = 'room-photos/incoming/a-photo-with-a-place';
  await s3.send(new PutObjectCommand({ Bucket: uploadBucket, Key: incoming, Body: 'x' }));
  await mustAnswer(edge, '/', 200, 'the home page');
  // The emulator's distribution reaches no API: the page of a room is asked of the gateway itself.
  await mustAnswer(edge, '/userbookings', 200, 'any other page');
  const { headers } = await mustAnswer(edge, photo, 200);
  mustHold(headers['content-type']?.startsWith('image/'), `a photo is an image: ${headers['content-type']}`);
  mustHold(headers['content-security-policy'], 'every answer has the headers of the site');
  const { status } = await askEdge(edge, `/${incoming}`);
  mustHold([403, 404].includes(status), `what was only sent is not served: ${status}`);
  return 'the home page, a deep link, a photo, and nothing that was only sent';
}

async function mustAnswer(edge: Edge, path: string, expected: number, content?: string) {
  const answer = await askEdge(edge, path);
  const text = answer.body.toString('latin1').slice(0, 200);
  mustHold(answer.status === expected, `${path} is answered ${expected}: ${answer.status} ${text}`);
  mustHold(content === undefined || text === content, `${path} is ${content}: ${text}`);
  return answer;
}

/** By its host name, which no name server knows. */
export async function askEdge({ address, host }: Pick<Edge, 'address' | 'host'>, path: string) {
  const { hostname, port } = new URL(address);
  return await new Promise<{ status: number; headers: Record<string, string | undefined>; body: Buffer }>(
    (resolve, reject) => {
      const options = { hostname, port, path, headers: { host }, servername: hostname };
      const sent = request({ ...options, signal: AbortSignal.timeout(30_000) }, (answer) => {
        const { statusCode: status = 0, headers } = answer;
        buffer(answer).then(
          (body) => resolve({ status, headers: headers as Record<string, string | undefined>, body }),
          reject,
        );
      });
      sent.on('error', reject).end();
    },
  );
}
