import { api } from '../../shared/api.ts';
import { fail } from '../../shared/errors.ts';
import { photoUrl } from '../../shared/rules/photos.ts';
import { photoRefusals } from '../../shared/rules/photoUploads.ts';
import { vendorSession } from '../accounts/sessions.ts';
import type { PhotoItem } from '../photos/photoItem.ts';
import { photoLookup } from '../photos/photos.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  api.getPhotoUpload,
  { vendorSession, photos: photoLookup },
  async ({ session, params }, { photos }) => {
    const photo = await photos.find(params.photoId);
    if (photo?.vendorId !== session.id) throw fail('photo_not_found');
    const { photoId, state } = photo;
    const imgURL = state === 'ready' ? photoUrl(photoId) : undefined;
    return { message: sentence(photo), data: { photoId, state, ...(imgURL !== undefined && { imgURL }) } };
  },
);

function sentence({ state, reason = 'not_a_photo' }: PhotoItem): string {
  if (state === 'refused') return photoRefusals[reason];
  return state === 'ready' ? 'Your photo is ready.' : 'Your photo is being checked.';
}
