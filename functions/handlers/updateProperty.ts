import { answer } from '../../shared/answers.ts';
import { updateProperty } from '../../shared/contracts/vendorProperties.ts';
import { fail } from '../../shared/errors.ts';
import { kindCountViolation } from '../../shared/rules/property.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { nightsHeld } from '../nights/nightsHeld.ts';
import { photoRemoval } from '../photos/photoBucket.ts';
import { photoLookup } from '../photos/photos.ts';
import { checkPhotos } from '../properties/checkPhotos.ts';
import { located, mapLinks } from '../properties/mapPlaces.ts';
import { ownProperty, presentOwnProperty } from '../properties/presentProperty.ts';
import { knownRooms, withWordsOf } from '../properties/property.ts';
import type { Listing } from '../properties/propertyItem.ts';
import { propertyEdits } from '../properties/propertyStore.ts';
import { implement } from '../runtime/implement.ts';
import { retryUnlessBegun } from '../runtime/retry.ts';
import { kindIds } from '../search/kindIds.ts';

export const handler = implement(
  updateProperty,
  {
    session: sessions.vendor,
    attempts: attempts.vendor,
    photos: photoLookup,
    properties: propertyEdits,
    files: photoRemoval,
    nights: nightsHeld,
    links: mapLinks,
  },
  async ({ session, params: { postId }, body }, { attempts, photos, properties, files, nights, links }) => {
    const { revision, rooms, ...sent } = body;
    await attempts.onAccount('changes', session.id);
    const next = async (found: Listing | undefined) => {
      const { id, vendorId, listedAt, ...current } = ownProperty(found, session);
      const hotel = withWordsOf(current.hotel, sent.hotel);
      const address = await located(sent.address, current.address.spot, links);
      const property = { ...sent, address, hotel, id, vendorId, listedAt, ...knownRooms(rooms, current.rooms) };
      checkKinds(kindIds(property, found));
      await checkPhotos(property, found, photos);
      return property;
    };
    const change = () => properties(files.remove, nights.hasGuests).change(postId, next, revision);
    const property = await retryUnlessBegun(revision, change);
    return { ...answer('property_updated'), data: presentOwnProperty(property) };
  },
);

/** Rooms keep their kinds where nothing is said of them, so that there may be more than are sent. */
function checkKinds(kinds: Readonly<Record<string, string>>): void {
  const tooMany = kindCountViolation(Object.values(kinds));
  if (tooMany) throw fail('invalid_request', { issues: [{ path: 'hotelDetail.rooms', ...tooMany }] });
}
