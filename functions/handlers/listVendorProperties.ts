import { api } from '../../shared/api.ts';
import { vendorSession } from '../accounts/sessions.ts';
import { presentOwnProperty } from '../properties/presentProperty.ts';
import { vendorListing } from '../properties/vendorList.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  api.listVendorProperties,
  { vendorSession, listing: vendorListing },
  async ({ session, query: { limit, cursor } }, { listing }) => {
    const list = { vendor: session.id };
    const { properties, next } = await listing.page(session.id, { limit, after: openCursor(list, cursor) });
    return {
      message: properties.length > 0 ? 'Your properties.' : 'No Posts Available',
      data: properties.map(presentOwnProperty),
      ...(next !== undefined && { nextCursor: sealCursor(list, next) }),
    };
  },
);
