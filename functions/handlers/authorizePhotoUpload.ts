import { answer } from '../../shared/answers.ts';
import { authorizePhotoUpload } from '../../shared/contracts/photos.ts';
import { incomingKey } from '../../shared/photos/photoUploads.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { photoIssue } from '../photos/photos.ts';
import { uploadBroker } from '../photos/uploadBroker.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  authorizePhotoUpload,
  { session: sessions.vendor, attempts: attempts.vendor, photos: photoIssue, uploads: uploadBroker },
  async ({ session, body }, { attempts, photos, uploads }) => {
    await attempts.onAccount('photos', session.id);
    const photoIds = await photos.issue(session.id, body.files.length);
    const issued = photoIds.map((photoId) => ({ photoId, key: incomingKey(session.id, photoId) }));
    const grant = await uploads.allow(issued.map(({ key }) => key));
    return { ...answer('upload_allowed'), data: { uploads: issued, ...grant } };
  },
);
