import { answer } from '../../shared/answers.ts';
import { deleteProperty } from '../../shared/contracts/vendorProperties.ts';
import { sessions } from '../accounts/sessions.ts';
import { nightsHeld } from '../nights/nightsHeld.ts';
import { photoRemoval } from '../photos/photoBucket.ts';
import { ownProperty } from '../properties/presentProperty.ts';
import { propertyEdits } from '../properties/propertyStore.ts';
import { implement } from '../runtime/implement.ts';
import { retryUnlessBegun } from '../runtime/retry.ts';

export const handler = implement(
  deleteProperty,
  { session: sessions.vendor, nights: nightsHeld, properties: propertyEdits, files: photoRemoval },
  async ({ session, params: { postId }, query: { revision } }, { nights, properties, files }) => {
    const store = properties(files.remove, nights.hasGuests);
    // A property that is gone already is no failure: the answer to an earlier call may have been lost.
    const remove = () => store.remove(postId, (found) => void ownProperty(found, session), revision);
    await retryUnlessBegun(revision, remove);
    return { ...answer('property_removed'), data: { _id: postId } };
  },
);
