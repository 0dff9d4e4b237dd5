import { answer } from '../../shared/answers.ts';
import { setBooks } from '../../shared/contracts/advanceTerms.ts';
import type { Books } from '../../shared/rules/books.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { withMoney } from '../properties/moneySettings.ts';
import { ownProperty, presentOwnProperty } from '../properties/presentProperty.ts';
import { propertyEdits } from '../properties/propertyStore.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  setBooks,
  { session: sessions.vendor, attempts: attempts.vendor, properties: propertyEdits },
  async ({ session, params: { propertyId }, body }, { attempts, properties }) => {
    await attempts.onAccount('changes', session.id);
    const { name, ntn, helpersTakeCash, revision } = body;
    const said: Books = { ...(name && { name }), ...(ntn && { ntn }), ...(helpersTakeCash && { helpersTakeCash }) };
    const books = Object.keys(said).length > 0 ? said : undefined;
    const property = await retryOnConflict(() =>
      properties().change(propertyId, (found) => {
        const own = ownProperty(found, session);
        return withMoney(own, { terms: own.terms, books }, revision);
      }),
    );
    return { ...answer('books_set'), data: presentOwnProperty(property) };
  },
);
