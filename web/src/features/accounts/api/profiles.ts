import type { RequestOf } from '../../../api/types.ts';
import { useApi } from '../../../api/useApi.ts';
import { useSend } from '../../../api/useSend.ts';

/** A traveller's own profile. `save` answers with the profile as it is then, which is shown without reading it again. */
export function useTravellerProfile(userId: string) {
  const { data, error, mutate } = useApi('getUserProfile', { params: { userId } });
  const send = useSend('updateUserInfo');
  async function save(body: RequestOf<'updateUserInfo'>['body']) {
    const answer = await send({ params: { userId }, body });
    await mutate(answer, { revalidate: false });
    return answer;
  }
  return { profile: data?.data, error, retry: () => void mutate(), save };
}

/** The same of a vendor, whose name stands on the pages of the own rooms too. */
export function useVendorProfile(vendorId: string) {
  const { data, error, mutate } = useApi('getVendorProfile', { params: { vendorId } });
  const send = useSend('updateVendorInfo', ['getRoomDetails']);
  async function save(body: RequestOf<'updateVendorInfo'>['body']) {
    const answer = await send({ params: { vendorId }, body });
    await mutate(answer, { revalidate: false });
    return answer;
  }
  return { profile: data?.data, error, retry: () => void mutate(), save };
}
