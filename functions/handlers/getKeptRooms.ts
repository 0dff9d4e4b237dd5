import { answer } from '../../shared/answers.ts';
import { getKeptRooms } from '../../shared/contracts/keptRooms.ts';
import { sessions } from '../accounts/sessions.ts';
import { keptLookup } from '../kept/keptStore.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  getKeptRooms,
  { session: sessions.user, rooms: keptLookup },
  async ({ session }, { rooms }) => ({ ...answer('kept_rooms'), data: await rooms.find(session.id) }),
);
