import { useSWRConfig } from 'swr';
import { keysOf } from '../../../api/keys.ts';
import { useSend } from '../../../api/useSend.ts';
import { readsOfProperties } from './reads.ts';
import { useChangeVendorList } from './useChangeVendorList.ts';

/**
 * Deletes a property. It leaves the list at once; then the list is read again, because others move up to its page, and
 * because a call whose answer was lost may have been carried out.
 */
export function useDeleteProperty(propertyId: string) {
  const { mutate } = useSWRConfig();
  const change = useChangeVendorList();
  const send = useSend('deleteProperty', readsOfProperties);
  return async () => {
    try {
      const answer = await send({ params: { postId: propertyId } });
      await change((properties) => properties.filter(({ _id }) => _id !== propertyId));
      return answer;
    } finally {
      void mutate(keysOf(['listVendorProperties']));
    }
  };
}
