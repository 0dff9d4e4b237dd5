import { useSWRConfig } from 'swr';
import type { Operation } from '../../../../../shared/api.ts';
import type { VendorProperty } from '../../../../../shared/contracts/properties.ts';
import { vendorPageSize } from '../../../../../shared/rules/catalogue.ts';
import type { AnswerOf } from '../../../api/types.ts';
import { useLiveApi } from '../../../api/useLiveSwr.ts';
import { usePagedList } from '../../lists/usePagedList.ts';

/** Operations that show a property, its rooms or their number, stale once the property has changed. */
export const readsOfProperties: readonly Operation[] = [
  'getVendorFigures',
  'listVendorDay',
  'getRoomSearch',
  'getRoomCounts',
  'browseRooms',
  'listFeaturedRooms',
  'getRoomDetails',
];

/** The page in the address of a vendor's own properties, newest first. */
export function useVendorProperties(vendorId: string) {
  return usePagedList(
    {
      operation: 'listVendorProperties',
      request: (page) => ({ params: { vendorId }, query: page }),
      most: vendorPageSize.most,
    },
    vendorPageSize.list,
  );
}

/** Seconds between two readings of the figures, for which the stays of a whole year are read. */
const figuresEvery = 300;

/** The figures of the dashboard. A change by the vendor reads them again at once. */
export function useVendorFigures(vendorId: string) {
  return useLiveApi('getVendorFigures', { params: { vendorId } }, figuresEvery);
}

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
