import { api } from '../../shared/api.ts';
import { openCursor, sealCursor } from '../lib/cursor.ts';
import { implement } from '../lib/implement.ts';
import { presentOwnProperty } from '../lib/present.ts';
import { vendorSession } from '../repositories/sessions.ts';
import { vendorListing } from '../repositories/vendorListing.ts';

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
