import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { templateFolder } from '../../shared/rules/pageTemplates.ts';

/** Puts the pages that functions fill into the photo bucket, as a deployment does. Without a built site there are none. */
export async function putPageTemplates(client: S3Client, Bucket: string, site: string): Promise<void> {
  const files = globSync(`${templateFolder}*/*.html`, { cwd: site });
  const put = (Key: string) =>
    client.send(new PutObjectCommand({ Bucket, Key, Body: readFileSync(join(site, Key)), ContentType: 'text/html' }));
  await Promise.all(files.map(put));
}
