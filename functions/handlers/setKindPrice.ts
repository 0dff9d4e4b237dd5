import { answer } from '../../shared/answers.ts';
import { setKindPrice } from '../../shared/contracts/vendorRooms.ts';
import { fail } from '../../shared/errors.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { ownProperty, presentOwnProperty } from '../properties/presentProperty.ts';
import { propertyEdits } from '../properties/propertyStore.ts';
import { implement } from '../runtime/implement.ts';
import { retryUnlessBegun } from '../runtime/retry.ts';

export const handler = implement(
  setKindPrice,
  { session: sessions.vendor, attempts: attempts.vendor, properties: propertyEdits },
  async ({ session, params: { postId, kind }, body: { price, revision } }, { attempts, properties }) => {
    await attempts.onAccount('changes', session.id);
    const change = () =>
      properties().change(
        postId,
        (found) => {
          const current = ownProperty(found, session);
          if (!Object.values(current.kinds).includes(kind)) throw fail('kind_not_found');
          const rooms = current.rooms.map((room) => (current.kinds[room.id] === kind ? { ...room, price } : room));
          return { ...current, rooms };
        },
        revision,
      );
    const property = await retryUnlessBegun(revision, change);
    return { ...answer('price_changed'), data: presentOwnProperty(property) };
  },
);
