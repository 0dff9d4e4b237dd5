import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../shared/languages.ts';
import { type PageRenderer, type TemplateName, templateFolder } from '../../shared/pageTemplates.ts';
import type { Port } from '../runtime/ports.ts';
import { cachedFor } from '../runtime/secrets.ts';
import { required } from '../runtime/settings.ts';
import { elementOf, serviceError, signedCall } from '../runtime/signedCall.ts';

/** A release is seen a minute later. */
const cacheMilliseconds = 60_000;

/** The pages that the build of the site leaves to be filled. They lie in the photo bucket, which is there before the functions are; the site's own comes after them. */
export const pageTemplates = {
  resource: 'pageTemplates',
  actions: ['s3:GetObject'],
  settings: ['PHOTO_BUCKET', 'PAGE_RENDERERS', 'SITE_URL'],
  open: () => {
    const readers = new Map<string, () => Promise<string | undefined>>();
    /** A page in a language; undefined where no site has been put up. */
    const read = (name: TemplateName, language: Language) => {
      const key = `${templateFolder}${language}/${name}.html`;
      const reader = readers.get(key) ?? cachedFor(cacheMilliseconds, () => readObject(key));
      readers.set(key, reader);
      return reader();
    };
    // The origin is the site's own, where it lasts.
    return { read, renderer, origin: process.env.SITE_URL };
  },
} as const satisfies Port;

/**
 * The site's components in a language; undefined where the site was not built. They lie beside the function: what it runs comes from
 * no bucket.
 */
async function renderer(language: Language): Promise<PageRenderer | undefined> {
  const file = pathToFileURL(join(required('PAGE_RENDERERS'), `${language}.mjs`));
  return import(file.href).catch((error: { code?: string }) => {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  });
}

/** Read without the client of S3, which would be the larger part of the function. */
async function readObject(key: string): Promise<string | undefined> {
  const bucket = required('PHOTO_BUCKET');
  const { AWS_ENDPOINT_URL_S3: own, AWS_REGION: region } = process.env;
  const { status, text } = await signedCall({
    method: 'GET',
    service: 's3',
    // A server other than AWS's own has no host name for each bucket.
    endpoint: own
      ? `${own.replace(/\/$/, '')}/${bucket}/${key}`
      : `https://${bucket}.s3.${region}.amazonaws.com/${key}`,
    headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    milliseconds: 3000,
  });
  if (status === 200) return text;
  const code = elementOf(text, 'Code');
  // Without leave to list, S3 answers for what is not there that it may not be read.
  if (status === 404 || code === 'AccessDenied') return undefined;
  throw serviceError('S3', status, code);
}
