import type { ApiError } from '../../../api/ApiError.ts';
import type { AnswerOf, RequestOf } from '../../../api/types.ts';
import { useApi } from '../../../api/useApi.ts';
import { useSend } from '../../../api/useSend.ts';

/** Somebody who helps an owner, or is invited to. */
export type StaffEntry = AnswerOf<'listStaff'>['data'][number];

/** The staff of an owner, with the ways to change it; every change answers with the list as it is then. */
export function useStaff(vendorId: string) {
  const params = { vendorId };
  const { data, error, mutate } = useApi('listStaff', { params });
  const [invite, dismiss] = [useSend('inviteStaff'), useSend('dismissStaff')];
  const show = async (changed: Promise<AnswerOf<'listStaff'>>) => {
    const answer = await changed;
    await mutate(answer, { revalidate: false });
    return answer;
  };
  return {
    staff: data?.data,
    error,
    retry: () => void mutate(),
    invite: (body: RequestOf<'inviteStaff'>['body']) => show(invite({ params, body })),
    dismiss: (staffId: string) => show(dismiss({ params: { vendorId, staffId } })),
  };
}

/** Who sends an invitation, and to which address. */
export function useInvitation(token: string) {
  return useApi('viewStaffInvitation', { body: { token } }, { silent: isEnded });
}

/** A token that is none of ours is refused by its form. */
export function isEnded({ code, status }: ApiError): boolean {
  return code === 'invitation_ended' || status === 400;
}

export function useJoinStaff() {
  return useSend('joinStaff');
}
