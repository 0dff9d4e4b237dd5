import type { Operation } from '../../../../../shared/api.ts';
import { vendorPageSize } from '../../../../../shared/rules/catalogue.ts';
import { useApi } from '../../../api/useApi.ts';
import { usePagedList } from '../../lists/usePagedList.ts';

/** What else shows a property, its rooms or their number, and is stale once the property has changed. */
export const readsOfProperties: readonly Operation[] = [
  'getVendorFigures',
  'searchRooms',
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

export function useVendorFigures(vendorId: string) {
  return useApi('getVendorFigures', { params: { vendorId } });
}
