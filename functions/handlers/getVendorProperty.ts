import { api } from '../../shared/api.ts';
import { vendorSession } from '../accounts/sessions.ts';
import { ownProperty } from '../properties/ownProperty.ts';
import { presentOwnProperty } from '../properties/presentProperty.ts';
import { propertyLookup } from '../properties/propertyStore.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  api.getVendorProperty,
  { vendorSession, properties: propertyLookup },
  async ({ session, params }, { properties }) => {
    const property = ownProperty(await properties.findNow(params.postId), session);
    return { message: 'Your property.', data: presentOwnProperty(property) };
  },
);
