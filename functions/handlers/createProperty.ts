import { api } from '../../shared/api.ts';
import { fail } from '../../shared/errors.ts';
import { implement } from '../lib/implement.ts';
import { presentOwnProperty } from '../lib/present.ts';
import { againOnConflict } from '../lib/properties/againOnConflict.ts';
import { checkPhotos } from '../lib/properties/checkPhotos.ts';
import { propertyIdFor } from '../lib/properties/propertyId.ts';
import { photoLookup } from '../repositories/photos.ts';
import { propertyEdits } from '../repositories/properties.ts';
import { vendorSession } from '../repositories/sessions.ts';

export const handler = implement(
  api.createProperty,
  { vendorSession, photos: photoLookup, properties: propertyEdits },
  async ({ session, body }, { photos, properties }) => {
    const { vendorId, requestKey, ...sent } = body;
    if (vendorId !== session.id) throw fail('not_yours');
    const id = propertyIdFor(vendorId, requestKey);
    // The same request twice at one moment: the one that is overtaken finds what the other has made.
    const property = await againOnConflict(() =>
      properties().change(id, async (current) => {
        const next = { ...sent, id, vendorId, listedAt: current?.listedAt ?? new Date().toISOString() };
        await checkPhotos(next, current, photos);
        return next;
      }),
    );
    return { message: 'Your property is listed.', data: presentOwnProperty(property) };
  },
);
