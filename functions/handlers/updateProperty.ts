import { answer } from '../../shared/answers.ts';
import { updateProperty } from '../../shared/contracts/vendorProperties.ts';
import { sessions } from '../accounts/sessions.ts';
import { photoRemoval } from '../photos/photoBucket.ts';
import { photoLookup } from '../photos/photos.ts';
import { checkPhotos } from '../properties/checkPhotos.ts';
import { ownProperty } from '../properties/ownProperty.ts';
import { presentOwnProperty } from '../properties/presentProperty.ts';
import { propertyEdits } from '../properties/propertyStore.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  updateProperty,
  { session: sessions.vendor, photos: photoLookup, properties: propertyEdits, files: photoRemoval },
  async ({ session, params, body }, { photos, properties, files }) => {
    const property = await properties(files.remove).change(params.postId, async (found) => {
      const current = ownProperty(found, session);
      const next = { ...body, id: current.id, vendorId: current.vendorId, listedAt: current.listedAt };
      await checkPhotos(next, current, photos);
      return next;
    });
    return { ...answer('property_updated'), data: presentOwnProperty(property) };
  },
);
