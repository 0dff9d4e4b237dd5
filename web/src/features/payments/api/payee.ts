import type { AnswerOf, RequestOf } from '../../../api/types.ts';
import { useApi } from '../../../api/useApi.ts';
import { useSend } from '../../../api/useSend.ts';

/** Where guests pay an owner, by last four digits. */
export type Payee = AnswerOf<'getPayee'>['data'];

type Change = RequestOf<'setPayee'>['body'];

/** Where guests pay an owner, and the ways to change it. It stays on the page while it is read again. */
export function usePayee(vendorId: string) {
  const params = { vendorId };
  const { data, error, mutate } = useApi('getPayee', { params }, { keepPreviousData: true });
  const set = useSend('setPayee', ['getPayee']);
  const withdraw = useSend('withdrawPayeeChange', ['getPayee']);
  const revision = data?.data.revision ?? 0;
  return {
    payee: data?.data,
    error,
    retry: () => void mutate(),
    set: (change: Omit<Change, 'revision'>) => set({ params, body: { ...change, revision } }),
    withdraw: () => withdraw({ params }),
  };
}
