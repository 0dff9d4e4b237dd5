import type { Operation } from '../../../../../shared/api.ts';
import { operations } from '../../../../../shared/operations.ts';
import type { Role } from '../../../../../shared/roles.ts';
import { ApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/call.ts';
import type { RequestOf } from '../../../api/types.ts';
import { useApi } from '../../../api/useApi.ts';
import { useSend } from '../../../api/useSend.ts';

type Profile = 'getUserProfile' | 'getVendorProfile';
type Update = 'updateUserInfo' | 'updateVendorInfo';

/** The id of either role in the path: the call takes the one that its operation names. */
export type OwnId = RequestOf<'getUserProfile'>['params'] & RequestOf<'getVendorProfile'>['params'];

/** Operations that also show a profile: a vendor's name stands on the pages of the own rooms. */
const stale: Record<Role, readonly Operation[]> = { user: [], vendor: ['getRoomDetails'] };

/**
 * The own profile. `save` answers with the profile as it is then, which is shown without reading it again; `look` reads it again and
 * says nothing of a failure.
 */
export function useProfile(role: Role, id: string) {
  const params = { [`${role}Id`]: id } as OwnId;
  const { data, error, mutate } = useApi<Profile>(operations[role].profile, { params });
  const send = useSend<Update>(operations[role].updateProfile, stale[role]);
  async function save(body: RequestOf<'updateVendorInfo'>['body'] | RequestOf<'updateUserInfo'>['body']) {
    const answer = await send({ params, body } as RequestOf<Update>);
    await mutate(answer, { revalidate: false });
    return answer;
  }
  async function look() {
    try {
      await mutate(await call<Profile>(operations[role].profile, { params }), { revalidate: false });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return { profile: data?.data, error, retry: () => void mutate(), save, look };
}
