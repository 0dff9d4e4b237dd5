import { useSWRConfig } from 'swr';
import type { VendorProperty } from '../../../../../shared/contracts/properties.ts';
import { ApiError } from '../../../api/ApiError.ts';
import { keysOf } from '../../../api/keys.ts';
import { useSend } from '../../../api/useSend.ts';
import { readsOfProperties, useChangeVendorList } from './reads.ts';
import { sendInTurn } from './sendInTurn.ts';

/** Changes the price of all rooms of a kind. The list is read again when the API refuses. */
export function useSetPrice(property: VendorProperty, kind: string) {
  const { mutate } = useSWRConfig();
  const change = useChangeVendorList();
  const send = useSend('setKindPrice', readsOfProperties);
  return async (price: number) => {
    const params = { postId: property._id, kind };
    try {
      const answer = await sendInTurn(property, (revision) => send({ params, body: { price, revision } }));
      await change((properties) => properties.map((each) => (each._id === property._id ? answer.data : each)));
      return answer;
    } catch (error) {
      // Without an answer the list could not be read either.
      if (error instanceof ApiError && error.status > 0) void mutate(keysOf(['listVendorProperties']));
      throw error;
    }
  };
}
