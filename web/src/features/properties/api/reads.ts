import type { Operation } from '../../../../../shared/api.ts';
import { vendorPageSize } from '../../../../../shared/rules/catalogue.ts';
import { useApi } from '../../../api/useApi.ts';
import { useLiveApi } from '../../../api/useLiveSwr.ts';
import { usePagedList } from '../../lists/usePagedList.ts';

/** Operations that show a property, its rooms or their number, stale once the property has changed. */
export const readsOfProperties: readonly Operation[] = [
  'getVendorFigures',
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

/** Properties that the dashboard shows. */
const newest = 3;

/** The newest of the own properties, for the dashboard. */
export function useNewestProperties(vendorId: string) {
  return useApi('listVendorProperties', { params: { vendorId }, query: { limit: newest } });
}

/** Seconds between two readings of the figures, for which the stays of a whole year are read. */
const figuresEvery = 300;

/** The figures of the dashboard. A change by the vendor reads them again at once. */
export function useVendorFigures(vendorId: string) {
  return useLiveApi('getVendorFigures', { params: { vendorId } }, figuresEvery);
}
