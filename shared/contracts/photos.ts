import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fileFields, photoRefusals } from '../photos/photoUploads.ts';
import { maxPhotos } from '../rules/catalogue.ts';
import { id, note, refuse, reply, value } from './fields.ts';

/** A photo as the browser describes it before it is sent. The file that arrives is checked again. */
const file = z.object({ contentType: value(fileFields.contentType), size: value(fileFields.size) });

/** The number of files is looked at before the files are. */
const files = note(
  z.pipe(
    z.transform((sent: z.input<typeof file>[], context) => {
      const count = Array.isArray(sent) ? sent.length : 1;
      if (count === 0) refuse(context, { path: '', code: 'no_photos' });
      if (count > maxPhotos) refuse(context, { path: '', code: 'too_many_photos', params: { max: maxPhotos } });
      return sent;
    }),
    z.array(file),
  ),
  { minItems: 1, maxItems: maxPhotos },
);

/** Where each photo is to be put: `PutObject` of `key`, with these credentials, as often as it takes. */
const grant = z.object({
  /** In the order of the files. */
  uploads: z.array(z.object({ photoId: z.string(), key: z.string() })),
  bucket: z.string(),
  region: z.string(),
  /** Where S3 is when it is not AWS's own: an address relative to the page, with buckets in the path. */
  endpoint: z.optional(z.string()),
  /** They can put these keys, and do nothing else, until `expiration`, an ISO instant about 15 minutes ahead. */
  credentials: z.object({
    accessKeyId: z.string(),
    secretAccessKey: z.string(),
    sessionToken: z.string(),
    expiration: z.iso.datetime(),
  }),
});

export const authorizePhotoUpload = endpoint({
  method: 'POST',
  path: '/vendor/photo-uploads',
  auth: { role: 'vendor' },
  summary: 'Allow the browser to put one to five photos straight into the photo bucket.',
  body: z.object({ files }),
  status: 201,
  response: reply(grant),
  errors: ['too_many_attempts', 'uploads_unavailable'],
});

/**
 * State of an upload: `waiting` until it has arrived and been checked, then `ready` with the `imgURL` that a property
 * may name as `imageUrl`, or `refused` for a `reason`, which `message` says.
 */
const upload = z.object({
  photoId: z.string(),
  state: z.enum(['waiting', 'ready', 'refused']),
  imgURL: z.optional(z.string()),
  reason: z.optional(z.enum(photoRefusals)),
});

export const getPhotoUpload = endpoint({
  method: 'GET',
  path: '/vendor/photo-uploads/{photoId}',
  auth: { role: 'vendor' },
  summary: 'State of an own upload; ask once a second until it is no longer waiting.',
  params: z.object({ photoId: id }),
  response: reply(upload),
  errors: ['photo_not_found'],
});
