import { useSWRConfig } from 'swr';
import type { VendorProperty } from '../../../../../shared/contracts/properties.ts';
import { keysOf } from '../../../api/keys.ts';
import { useSend } from '../../../api/useSend.ts';
import { readsOfProperties } from './reads.ts';
import { useChangeVendorList } from './useChangeVendorList.ts';

/**
 * Deletes a property as it is in the list. It leaves the list at once; then the list is read again, because others move
 * up to its page, because it may have changed elsewhere, and because a call whose answer was lost may have been carried out.
 */
export function useDeleteProperty({ _id: postId, revision }: VendorProperty) {
  const { mutate } = useSWRConfig();
  const change = useChangeVendorList();
  const send = useSend('deleteProperty', readsOfProperties);
  return async () => {
    try {
      const answer = await send({ params: { postId }, query: { revision } });
      await change((properties) => properties.filter(({ _id }) => _id !== postId));
      return answer;
    } finally {
      void mutate(keysOf(['listVendorProperties']));
    }
  };
}
