import { answer } from '../../shared/answers.ts';
import { createProperty } from '../../shared/contracts/vendorProperties.ts';
import { fail } from '../../shared/errors.ts';
import { isEstablished } from '../accounts/established.ts';
import { addressPorts, countFromAddress } from '../accounts/fromAddress.ts';
import { profiles } from '../accounts/profiles.ts';
import { sessions } from '../accounts/sessions.ts';
import { photoLookup } from '../photos/photos.ts';
import { checkPhotos } from '../properties/checkPhotos.ts';
import { located, mapLinks } from '../properties/mapPlaces.ts';
import { listingOrigins } from '../properties/origins.ts';
import { presentOwnProperty } from '../properties/presentProperty.ts';
import { knownRooms, propertyIdFor, withWordsOf } from '../properties/property.ts';
import { propertyEdits } from '../properties/propertyStore.ts';
import { digestOfSent } from '../runtime/ids.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  createProperty,
  {
    session: sessions.vendor,
    ...addressPorts.vendor,
    profiles: profiles.vendor,
    photos: photoLookup,
    properties: propertyEdits,
    origins: listingOrigins,
    links: mapLinks,
  },
  async ({ session, body, client }, { profiles, photos, properties, origins, links, ...counting }) => {
    const { vendorId, requestKey, rooms, ...form } = body;
    if (vendorId !== session.id) throw fail('not_yours');
    await countFromAddress('properties', client, counting, isEstablished(await profiles.find(session.id)));
    await counting.attempts.onAccount('properties', session.id);
    const id = propertyIdFor(vendorId, requestKey);
    const sent = digestOfSent(body);
    const address = await located(form.address, undefined, links);
    const listedAt = new Date().toISOString();
    const origin = origins.write({ id, vendorId, listedAt }, client.address);
    // Of two equal calls at one moment the one that is overtaken finds the property of the other.
    const property = await retryOnConflict(() =>
      properties().create(id, async () => {
        const next = {
          ...form,
          address,
          hotel: withWordsOf(undefined, form.hotel),
          id,
          vendorId,
          sent,
          listedAt,
          ...knownRooms(rooms),
        };
        await checkPhotos(next, undefined, photos);
        return next;
      }, [origin]),
    );
    if (property.sent !== sent) throw fail('listed_before');
    return { ...answer('property_listed'), data: presentOwnProperty(property) };
  },
);
