import type { Operation } from '../../../../../shared/api.ts';
import { operations } from '../../../../../shared/operations.ts';
import type { Role } from '../../../../../shared/roles.ts';
import type { RequestOf } from '../../../api/types.ts';
import { useApi } from '../../../api/useApi.ts';
import { useSend } from '../../../api/useSend.ts';

type Profile = 'getUserProfile' | 'getVendorProfile';
type Update = 'updateUserInfo' | 'updateVendorInfo';

/** The id of either role in the path: the call takes the one that its operation names. */
type OwnId = RequestOf<'getUserProfile'>['params'] & RequestOf<'getVendorProfile'>['params'];

/** Operations that also show a profile: a vendor's name stands on the pages of the own rooms. */
const stale: Record<Role, readonly Operation[]> = { user: [], vendor: ['getRoomDetails'] };

/**
 * The own profile; with `every` it is read again so many seconds later while somebody looks, and a failure of that is not told.
 * `save` answers with the profile as it is then, which is shown without reading it again.
 */
export function useProfile(role: Role, id: string, every = 0) {
  const params = { [`${role}Id`]: id } as OwnId;
  const options = every > 0 ? { every, silent: true } : {};
  const { data, error, mutate } = useApi<Profile>(operations[role].profile, { params }, options);
  const send = useSend<Update>(operations[role].updateProfile, stale[role]);
  async function save(body: RequestOf<'updateVendorInfo'>['body'] | RequestOf<'updateUserInfo'>['body']) {
    const answer = await send({ params, body } as RequestOf<Update>);
    await mutate(answer, { revalidate: false });
    return answer;
  }
  return { profile: data?.data, error, retry: () => void mutate(), save };
}
