import { answer } from '../../shared/answers.ts';
import { setAdvanceTerms } from '../../shared/contracts/advanceTerms.ts';
import { fail } from '../../shared/errors.ts';
import { attempts } from '../accounts/attempts.ts';
import { profiles } from '../accounts/profiles.ts';
import { sessions } from '../accounts/sessions.ts';
import { payees } from '../money/payees.ts';
import { withMoney } from '../properties/moneySettings.ts';
import { ownProperty, presentOwnProperty } from '../properties/presentProperty.ts';
import { propertyEdits } from '../properties/propertyStore.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  setAdvanceTerms,
  {
    session: sessions.vendor,
    attempts: attempts.vendor,
    profiles: profiles.vendor,
    payees,
    properties: propertyEdits,
  },
  async (
    { session, params: { propertyId }, body: { terms, revision } },
    { attempts, profiles, payees, properties },
  ) => {
    await attempts.onAccount('changes', session.id);
    const [profile, isPayable] = await Promise.all([profiles.find(session.id), payees.isKnown(session.id)]);
    if (terms && profile?.emailConfirmedAt === undefined) throw fail('owner_unconfirmed');
    const property = await retryOnConflict(() =>
      properties().change(propertyId, (found) => {
        const own = ownProperty(found, session);
        if (terms && !isPayable) throw fail('no_payee');
        return withMoney(own, { terms, books: own.books }, revision);
      }),
    );
    return { ...answer('terms_set'), data: presentOwnProperty(property) };
  },
);
