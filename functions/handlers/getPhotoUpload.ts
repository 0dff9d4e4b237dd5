import { answer } from '../../shared/answers.ts';
import { getPhotoUpload } from '../../shared/contracts/photos.ts';
import { fail } from '../../shared/errors.ts';
import { photoUrl } from '../../shared/photos/photos.ts';
import { refusalOf } from '../../shared/photos/photoUploads.ts';
import { sentenceOf } from '../../shared/rules/sentenceOf.ts';
import { sessions } from '../accounts/sessions.ts';
import { isOverdue, type PhotoItem } from '../photos/photoItem.ts';
import { photoLookup } from '../photos/photos.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  getPhotoUpload,
  { session: sessions.vendor, photos: photoLookup },
  async ({ session, params }, { photos }) => {
    const photo = await photos.find(params.photoId);
    if (photo?.vendorId !== session.id) throw fail('photo_not_found');
    const known = isOverdue(photo) ? { ...photo, ...overdue } : photo;
    return { ...said(known), data: present(known) };
  },
);

/** Nothing comes of it any more, so its owner is told as if it had been refused. */
const overdue = { state: 'refused', reason: 'photo_failed' } as const;

function present({ photoId, state, reason }: PhotoItem) {
  if (state === 'ready') return { photoId, state, imgURL: photoUrl(photoId) };
  return { photoId, state, ...(reason !== undefined && { reason }) };
}

/** A photo that was refused says why. */
function said({ state, reason }: PhotoItem) {
  if (state === 'refused' && reason) return { ...answer('photo_refused'), message: sentenceOf(refusalOf(reason)) };
  return answer(`photo_${state}`);
}
