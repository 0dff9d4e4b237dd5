import { answer } from '../../shared/answers.ts';
import { getVendorProperty } from '../../shared/contracts/vendorProperties.ts';
import { sessions } from '../accounts/sessions.ts';
import { ownProperty, presentOwnProperty } from '../properties/presentProperty.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  getVendorProperty,
  { session: sessions.vendor, properties: propertyLookup },
  async ({ session, params }, { properties }) => {
    const property = ownProperty(await properties.findNow(params.postId), session);
    return { ...answer('own_property'), data: presentOwnProperty(property) };
  },
);
