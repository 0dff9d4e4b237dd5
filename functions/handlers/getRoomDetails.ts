import { answer } from '../../shared/answers.ts';
import { getRoomDetails } from '../../shared/contracts/search.ts';
import { detailPorts, roomDetails } from '../rooms/roomDetails.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(getRoomDetails, detailPorts, async ({ params, query }, ports) => ({
  ...answer('room_details'),
  data: await roomDetails({ ...params, ...query }, ports),
}));
