import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templateFolder } from '../../shared/pageTemplates.ts';

/**
 * Puts the pages that functions fill into the photo bucket, as a deployment does. Without a built site there are none. The engine
 * checks no signatures, so that no AWS client is needed.
 */
export async function putPageTemplates(bucketUrl: string, site: string): Promise<void> {
  const headers = { 'content-type': 'text/html' };
  const put = async (key: string) => {
    const { ok, status } = await fetch(`${bucketUrl}/${key}`, {
      method: 'PUT',
      headers,
      body: readFileSync(join(site, key)),
    });
    if (!ok) throw new Error(`The S3 engine answered ${status} to the page ${key}.`);
  };
  await Promise.all(globSync(`${templateFolder}*/*.html`, { cwd: site }).map(put));
}
