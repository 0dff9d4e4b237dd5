import { answer } from '../../shared/answers.ts';
import { getPayee } from '../../shared/contracts/payees.ts';
import { sessions } from '../accounts/sessions.ts';
import { payees } from '../money/payees.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(getPayee, { session: sessions.vendor, payees }, async ({ session }, { payees }) => ({
  ...answer('own_payee'),
  data: await payees.find(session.id),
}));
