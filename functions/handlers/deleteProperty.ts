import { answer } from '../../shared/answers.ts';
import { deleteProperty } from '../../shared/contracts/vendorProperties.ts';
import { fail } from '../../shared/errors.ts';
import { today } from '../../shared/rules/dates.ts';
import { sessions } from '../accounts/sessions.ts';
import { bookingsAhead } from '../bookings/bookingsAhead.ts';
import { photoRemoval } from '../photos/photoBucket.ts';
import { ownProperty } from '../properties/ownProperty.ts';
import { propertyEdits } from '../properties/propertyStore.ts';
import { implement } from '../runtime/implement.ts';
import { retryUnlessBegun } from '../runtime/retry.ts';

export const handler = implement(
  deleteProperty,
  { session: sessions.vendor, bookings: bookingsAhead, properties: propertyEdits, files: photoRemoval },
  async ({ session, params: { postId }, query: { revision } }, { bookings, properties, files }) => {
    const remove = () =>
      properties(files.remove).remove(
        postId,
        async (found) => {
          // What is gone already is gone: the answer to an earlier call may have been lost.
          const { removed } = ownProperty(found, session);
          if (!removed && (await bookings.hasActive(postId, today()))) throw fail('has_active_bookings');
        },
        revision,
      );
    await retryUnlessBegun(revision, remove);
    return { ...answer('property_removed'), data: { _id: postId } };
  },
);
