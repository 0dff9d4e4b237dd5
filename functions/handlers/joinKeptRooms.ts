import { answer } from '../../shared/answers.ts';
import { joinKeptRooms } from '../../shared/contracts/keptRooms.ts';
import { sessions } from '../accounts/sessions.ts';
import { keptStore } from '../kept/keptStore.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  joinKeptRooms,
  { session: sessions.user, rooms: keptStore },
  async ({ session, body }, { rooms }) => ({ ...answer('kept_rooms'), data: await rooms.join(session.id, body) }),
);
