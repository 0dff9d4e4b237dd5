import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressedFrom, encoders } from './http/compress.ts';

const compressible = /\.(html|js|css|json|webmanifest|svg|txt|xml)$/;

/** Puts a `.br` and a `.gz` file beside each file of the built site that CloudFront would compress. */
export async function compressSite(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true }).catch(() => {
    throw new Error(`The site is not built: ${folder} is not there. Run npm start, or npm run build before this.`);
  });
  await Promise.all(files.filter((file) => compressible.test(file)).map((file) => compress(join(folder, file))));
}

async function compress(path: string): Promise<void> {
  const body = await readFile(path);
  if (body.length < compressedFrom) return;
  await Promise.all([
    encoders.br(body).then((encoded) => writeFile(`${path}.br`, encoded)),
    encoders.gzip(body).then((encoded) => writeFile(`${path}.gz`, encoded)),
  ]);
}
