import { answer } from '../../shared/answers.ts';
import { createProperty } from '../../shared/contracts/vendorProperties.ts';
import { fail } from '../../shared/errors.ts';
import { sessions } from '../accounts/sessions.ts';
import { photoLookup } from '../photos/photos.ts';
import { checkPhotos } from '../properties/checkPhotos.ts';
import { presentOwnProperty } from '../properties/presentProperty.ts';
import { propertyIdFor } from '../properties/property.ts';
import { propertyEdits } from '../properties/propertyStore.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  createProperty,
  { session: sessions.vendor, photos: photoLookup, properties: propertyEdits },
  async ({ session, body }, { photos, properties }) => {
    const { vendorId, requestKey, ...sent } = body;
    if (vendorId !== session.id) throw fail('not_yours');
    const id = propertyIdFor(vendorId, requestKey);
    // The same request twice at one moment: the one that is overtaken finds what the other has made.
    const property = await retryOnConflict(() =>
      properties().change(id, async (current) => {
        const next = { ...sent, id, vendorId, listedAt: current?.listedAt ?? new Date().toISOString() };
        await checkPhotos(next, current, photos);
        return next;
      }),
    );
    return { ...answer('property_listed'), data: presentOwnProperty(property) };
  },
);
