import { api } from '../../shared/api.ts';
import { incomingKey } from '../../shared/rules/photoUploads.ts';
import { vendorAttempts } from '../accounts/attempts.ts';
import { vendorSession } from '../accounts/sessions.ts';
import { photoIssue } from '../photos/photos.ts';
import { uploadBroker } from '../photos/uploadBroker.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  api.authorizePhotoUpload,
  { vendorSession, attempts: vendorAttempts, photos: photoIssue, uploads: uploadBroker },
  async ({ session, body }, { attempts, photos, uploads }) => {
    await attempts.onAccount('photos', session.id);
    const photoIds = await photos.issue(session.id, body.files.length);
    const issued = photoIds.map((photoId) => ({ photoId, key: incomingKey(session.id, photoId) }));
    const grant = await uploads.allow(issued.map(({ key }) => key));
    return { message: 'Send your photos now.', data: { uploads: issued, ...grant } };
  },
);
