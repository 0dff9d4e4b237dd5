import type { AnswerOf } from '../../../api/types.ts';
import { useApi } from '../../../api/useApi.ts';

/** A property as its owner reads it. */
export type OwnProperty = AnswerOf<'getVendorProperty'>['data'];

/** A property with its terms and books. It stays on the page while it is read again. */
export function useOwnProperty(postId: string) {
  const { data, error, mutate } = useApi('getVendorProperty', { params: { postId } }, { keepPreviousData: true });
  return { property: data?.data, error, retry: () => void mutate() };
}
