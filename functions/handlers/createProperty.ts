import { answer } from '../../shared/answers.ts';
import { createProperty } from '../../shared/contracts/vendorProperties.ts';
import { fail } from '../../shared/errors.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { photoLookup } from '../photos/photos.ts';
import { checkPhotos } from '../properties/checkPhotos.ts';
import { presentOwnProperty } from '../properties/presentProperty.ts';
import { knownRooms, propertyIdFor } from '../properties/property.ts';
import { propertyEdits } from '../properties/propertyStore.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  createProperty,
  { session: sessions.vendor, attempts: attempts.vendor, photos: photoLookup, properties: propertyEdits },
  async ({ session, body }, { attempts, photos, properties }) => {
    const { vendorId, requestKey, rooms, ...sent } = body;
    if (vendorId !== session.id) throw fail('not_yours');
    await attempts.onAccount('properties', session.id);
    const id = propertyIdFor(vendorId, requestKey);
    const listedAt = new Date().toISOString();
    // The same request twice at one moment: the one that is overtaken finds what the other has made.
    const property = await retryOnConflict(() =>
      properties().create(id, async () => {
        const next = { ...sent, id, vendorId, listedAt, rooms: knownRooms(rooms) };
        await checkPhotos(next, undefined, photos);
        return next;
      }),
    );
    return { ...answer('property_listed'), data: presentOwnProperty(property) };
  },
);
