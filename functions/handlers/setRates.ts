import { isDeepStrictEqual } from 'node:util';
import { answer } from '../../shared/answers.ts';
import { setRates } from '../../shared/contracts/rates.ts';
import type { Input } from '../../shared/endpoint.ts';
import { fail } from '../../shared/errors.ts';
import { type Extra, noRates } from '../../shared/rules/rates.ts';
import { type ExtraForm, storedRates } from '../../shared/rules/ratesForm.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { ownProperty } from '../properties/presentProperty.ts';
import { presentRates } from '../properties/presentRates.ts';
import type { Listing } from '../properties/propertyItem.ts';
import { propertyEdits } from '../properties/propertyStore.ts';
import { kindsInRates, ratesOfKinds } from '../properties/ratesOfKinds.ts';
import { newId } from '../runtime/ids.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  setRates,
  { session: sessions.vendor, attempts: attempts.vendor, properties: propertyEdits },
  async ({ session, params: { postId }, body }, { attempts, properties }) => {
    await attempts.onAccount('changes', session.id);
    const next = (found: Listing | undefined) => withRates(ownProperty(found, session), body);
    // A change of rooms at this moment is none of the rates: they are put on top of it.
    const property = await retryOnConflict(() => properties().change(postId, next));
    return { ...answer('rates_set'), data: presentRates(property) };
  },
);

/**
 * A property with the rates that are sent; rates that stand already are no change, for an answer may be lost.
 * @throws Failure `kind_not_found`, `extra_not_found`, `conflict` where others were put since `revision`
 */
function withRates(property: Listing, { revision, ...sent }: Input<typeof setRates>['body']): Listing {
  const { revision: current, ...before } = property.rates ?? { ...noRates, revision: 0 };
  const stated = storedRates(sent, idsOfExtras(before.extras, sent.extras));
  const known = new Set(Object.values(property.kinds));
  if ([...kindsInRates(stated)].some((kind) => !known.has(kind))) throw fail('kind_not_found');
  const rates = ratesOfKinds(stated, known);
  if (isDeepStrictEqual(rates, before)) return property;
  if (revision !== current) throw fail('conflict');
  const ids = new Set(before.extras.map(({ id }) => id));
  if (sent.extras.some(({ id }) => id !== undefined && !ids.has(id))) throw fail('extra_not_found');
  return { ...property, rates: { ...rates, revision: current + 1 } };
}

/** The id of an extra that is sent without one: of that which has its name, unless another is sent with that id, or else a new one. */
function idsOfExtras(before: readonly Extra[], sent: readonly ExtraForm[]): (name: string) => string {
  const taken = new Set(sent.map(({ id }) => id));
  return (name) => before.find((each) => each.name === name && !taken.has(each.id))?.id ?? newId(9);
}
