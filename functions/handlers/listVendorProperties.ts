import { answer } from '../../shared/answers.ts';
import { listVendorProperties } from '../../shared/contracts/vendorProperties.ts';
import { sessions } from '../accounts/sessions.ts';
import { presentOwnProperty } from '../properties/presentProperty.ts';
import { vendorProperties } from '../properties/vendorList.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  listVendorProperties,
  { session: sessions.vendor, vendorProperties },
  async ({ session, query: { limit, cursor } }, { vendorProperties }) => {
    const list = { vendor: session.id };
    const { properties, next } = await vendorProperties.page(session.id, { limit, after: openCursor(list, cursor) });
    return {
      ...answer(properties.length > 0 ? 'own_properties' : 'no_properties'),
      data: properties.map(presentOwnProperty),
      ...(next !== undefined && { nextCursor: sealCursor(list, next) }),
    };
  },
);
