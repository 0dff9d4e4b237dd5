import { viewAnswerLink } from '../../shared/contracts/vendorBookings.ts';
import { fail } from '../../shared/errors.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(viewAnswerLink, {}, async () => {
  throw fail('link_ended');
});
