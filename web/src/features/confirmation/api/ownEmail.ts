import type { Operation } from '../../../../../shared/api.ts';
import { operations } from '../../../../../shared/operations.ts';
import type { Role } from '../../../../../shared/roles.ts';
import type { RequestOf } from '../../../api/types.ts';
import { useSend } from '../../../api/useSend.ts';

type Send = 'sendUserEmailCode' | 'sendVendorEmailCode';
type Confirm = 'confirmUserEmail' | 'confirmVendorEmail';
type Change = 'changeUserEmail' | 'changeVendorEmail';

/** The id of either role in the path: the call takes the one that its operation names. */
type OwnId = RequestOf<'confirmUserEmail'>['params'] & RequestOf<'confirmVendorEmail'>['params'];

/** Operations that tell of rooms whether their owner has confirmed the email. */
const marked: Record<Role, readonly Operation[]> = {
  user: [],
  vendor: [
    'listVendorProperties',
    'getRoomDetails',
    'getRoomSearch',
    'browseRooms',
    'searchRooms',
    'listFeaturedRooms',
  ],
};

/** Confirms and corrects the email of the own account. */
export function useOwnEmail(role: Role, id: string) {
  const params = { [`${role}Id`]: id } as OwnId;
  const send = useSend<Send>(operations[role].sendEmailCode);
  const confirm = useSend<Confirm>(operations[role].confirmEmail, marked[role]);
  const change = useSend<Change>(operations[role].changeEmail);
  return {
    sendCode: () => send({ params }),
    confirm: (body: RequestOf<Confirm>['body']) => confirm({ params, body }),
    change: (body: RequestOf<Change>['body']) => change({ params, body }),
  };
}
