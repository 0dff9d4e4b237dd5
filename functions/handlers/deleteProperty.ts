import { api } from '../../shared/api.ts';
import { fail } from '../../shared/errors.ts';
import { today } from '../../shared/rules/dates.ts';
import { photoRemoval } from '../gateways/photos.ts';
import { implement } from '../lib/implement.ts';
import { againOnConflict } from '../lib/properties/againOnConflict.ts';
import { ownProperty } from '../lib/properties/ownProperty.ts';
import { bookingsAhead } from '../repositories/bookingsAhead.ts';
import { propertyEdits } from '../repositories/properties.ts';
import { vendorSession } from '../repositories/sessions.ts';

export const handler = implement(
  api.deleteProperty,
  { vendorSession, bookings: bookingsAhead, properties: propertyEdits, files: photoRemoval },
  async ({ session, params: { postId } }, { bookings, properties, files }) => {
    await againOnConflict(() =>
      properties(files.remove).remove(postId, async (found) => {
        const { removed } = ownProperty(found, session);
        if (!removed && (await bookings.hasActive(postId, today()))) throw fail('has_active_bookings');
      }),
    );
    return { message: 'Your property has been taken down.', data: { _id: postId } };
  },
);
