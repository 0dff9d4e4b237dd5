import type { createBookingRequest } from '../../../shared/contracts/newRequests.ts';
import type { Input } from '../../../shared/endpoint.ts';
import { fail } from '../../../shared/errors.ts';
import { type AdvanceTerms, advanceOffered, type FixedTerms } from '../../../shared/rules/advanceTerms.ts';
import type { Quote } from '../../../shared/rules/quote.ts';
import type { Property } from '../../properties/property.ts';

/** The terms of a property as they are at this moment; none of an owner who owes a refund. */
export function termsNow({ terms, owesRefund }: Pick<Property, 'terms' | 'owesRefund'>): AdvanceTerms | undefined {
  return owesRefund ? undefined : terms;
}

/** The advance of a stay at a property, and until when it would be paid if it were accepted now; undefined where none is asked for. */
export function advanceAt(
  property: Pick<Property, 'terms' | 'owesRefund'>,
  { checkIn }: { checkIn: string },
  { quote, now }: { quote: Quote; now: Date },
): ReturnType<typeof advanceOffered> {
  return advanceOffered({ terms: termsNow(property), checkIn, now }, quote);
}

type SeenTerms = Pick<Input<typeof createBookingRequest>['body'], 'advance' | 'policy'>;

/**
 * Holds a request to the advance that its guest has seen, 0 for none, and to its policy, where they are named.
 * @throws Failure `terms_changed` with the terms of now
 */
export function holdToSeenTerms({ advance, policy }: SeenTerms, terms: FixedTerms | undefined): void {
  const isOther = (advance ?? terms?.amount ?? 0) !== (terms?.amount ?? 0);
  const isOtherPolicy = policy !== undefined && terms !== undefined && policy !== terms.policy;
  if (isOther || isOtherPolicy) throw fail('terms_changed', terms && { terms });
}
