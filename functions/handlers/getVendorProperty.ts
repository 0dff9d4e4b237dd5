import { api } from '../../shared/api.ts';
import { implement } from '../lib/implement.ts';
import { presentOwnProperty } from '../lib/present.ts';
import { ownProperty } from '../lib/properties/ownProperty.ts';
import { propertyLookup } from '../repositories/properties.ts';
import { vendorSession } from '../repositories/sessions.ts';

export const handler = implement(
  api.getVendorProperty,
  { vendorSession, properties: propertyLookup },
  async ({ session, params }, { properties }) => {
    const property = ownProperty(await properties.findNow(params.postId), session);
    return { message: 'Your property.', data: presentOwnProperty(property) };
  },
);
