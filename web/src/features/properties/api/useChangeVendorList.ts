import { useSWRConfig } from 'swr';
import type { VendorProperty } from '../../../../../shared/contracts/properties.ts';
import type { AnswerOf } from '../../../api/types.ts';

type Page = AnswerOf<'listVendorProperties'>;
type Properties = readonly VendorProperty[];

/** Changes the own properties in all cached pages of them, before or instead of a new read. */
export function useChangeVendorList(): (change: (properties: Properties) => Properties) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (change) =>
    mutate<Page>(isPageKey, (page) => page && { ...page, data: [...change(page.data)] }, { revalidate: false });
}

/** Of the list's keys those of its pages; those of cursors have a third part. */
function isPageKey(key: unknown): boolean {
  return Array.isArray(key) && key[0] === 'listVendorProperties' && key.length === 2;
}
