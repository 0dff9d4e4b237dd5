import { api } from '../../shared/api.ts';
import { photoRemoval } from '../gateways/photos.ts';
import { implement } from '../lib/implement.ts';
import { presentOwnProperty } from '../lib/present.ts';
import { checkPhotos } from '../lib/properties/checkPhotos.ts';
import { ownProperty } from '../lib/properties/ownProperty.ts';
import { photoLookup } from '../repositories/photos.ts';
import { propertyEdits } from '../repositories/properties.ts';
import { vendorSession } from '../repositories/sessions.ts';

export const handler = implement(
  api.updateProperty,
  { vendorSession, photos: photoLookup, properties: propertyEdits, files: photoRemoval },
  async ({ session, params, body }, { photos, properties, files }) => {
    const property = await properties(files.remove).change(params.postId, async (found) => {
      const current = ownProperty(found, session);
      const next = { ...body, id: current.id, vendorId: current.vendorId, listedAt: current.listedAt };
      await checkPhotos(next, current, photos);
      return next;
    });
    return { message: 'Your property has been updated.', data: presentOwnProperty(property) };
  },
);
