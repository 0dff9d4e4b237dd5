import { answer } from '../../shared/answers.ts';
import { getRates } from '../../shared/contracts/rates.ts';
import { sessions } from '../accounts/sessions.ts';
import { ownProperty } from '../properties/presentProperty.ts';
import { presentRates } from '../properties/presentRates.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  getRates,
  { session: sessions.vendor, properties: propertyLookup },
  async ({ session, params }, { properties }) => {
    const property = ownProperty(await properties.findNow(params.postId), session);
    return { ...answer('own_rates'), data: presentRates(property) };
  },
);
