import { useLocation } from 'react-router-dom';
import { roomPath } from '../../paths.ts';
import { wishesOfHit } from '../roomList/wishesOfHit.ts';
import { briefOf } from '../rooms/roomBrief.ts';
import type { ComparedColumn } from './comparedColumns.ts';
import type { Comparison } from './comparisonAddress.ts';

/** The address of a room's page with the wishes of the comparison, and the state of the entry that leads back to it. */
export function useRoomLink({ hit, room }: ComparedColumn, { stay, wishes: { guests, facts } }: Comparison) {
  const { pathname, search } = useLocation();
  const wishes = wishesOfHit(hit, { stay, people: guests, wanted: facts });
  return {
    to: roomPath({ propertyId: hit._id, roomNumber: room.roomNumber }, '', wishes),
    state: { from: pathname + search, brief: briefOf(hit, { number: room.roomNumber, wishes }) },
  };
}
