import { api } from '../../shared/api.ts';
import { fail } from '../../shared/errors.ts';
import { today } from '../../shared/rules/dates.ts';
import { vendorSession } from '../accounts/sessions.ts';
import { bookingsAhead } from '../bookings/bookingsAhead.ts';
import { photoRemoval } from '../photos/photoBucket.ts';
import { ownProperty } from '../properties/ownProperty.ts';
import { propertyEdits } from '../properties/propertyStore.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  api.deleteProperty,
  { vendorSession, bookings: bookingsAhead, properties: propertyEdits, files: photoRemoval },
  async ({ session, params: { postId } }, { bookings, properties, files }) => {
    await retryOnConflict(() =>
      properties(files.remove).remove(postId, async (found) => {
        const { removed } = ownProperty(found, session);
        if (!removed && (await bookings.hasActive(postId, today()))) throw fail('has_active_bookings');
      }),
    );
    return { message: 'Your property has been taken down.', data: { _id: postId } };
  },
);
