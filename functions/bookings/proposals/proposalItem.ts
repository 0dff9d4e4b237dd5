import { setting } from '../../runtime/conflict.ts';
import { readItem, readItems } from '../../runtime/read.ts';
import type { Key, Table } from '../../runtime/table.ts';
import type { Write } from '../../runtime/transact.ts';
import { type Booking, revisionOf } from '../booking.ts';
import { bookingKey } from '../bookingItem.ts';
import { quoteOfStored, type StoredQuote, storedQuote } from '../quotes/quoteItem.ts';
import type { Proposal, ProposedStay, ToldBooking } from './proposal.ts';

/** A proposal as it is stored: its two quotes have their nights in runs. */
interface ProposalItem extends Omit<Proposal, 'quote' | 'agreed'> {
  quote: StoredQuote;
  agreed: Omit<ProposedStay, 'quote'> & { quote: StoredQuote };
}

/** Key of the latest proposal of a booking. */
export function proposalKey(bookingId: string) {
  return { pk: bookingKey(bookingId).pk, sk: 'proposal' };
}

/** Whether an item of the table is a proposal. */
export function isProposal(item: Key | undefined): boolean {
  return item?.sk === 'proposal';
}

/** The latest proposal of a booking at this moment, the open one if there is one. */
export async function readProposal(table: Table, bookingId: string): Promise<Proposal | undefined> {
  const item = await readItem<ProposalItem>(table, proposalKey(bookingId));
  return item && proposalOfItem(item);
}

function proposalOfItem({ quote, agreed, ...proposal }: ProposalItem): Proposal {
  const then = { ...agreed, quote: quoteOfStored(agreed.quote) };
  return { ...proposal, quote: quoteOfStored(quote), agreed: then };
}

/** A booking with its latest proposal, if it ever had one. */
export async function readWithProposal(table: Table, booking: Booking): Promise<ToldBooking> {
  return booking.proposed === undefined ? booking : { ...booking, proposal: await readProposal(table, booking.id) };
}

/** Bookings with their latest proposals, as those were a moment ago. */
export async function readProposals(table: Table, bookings: readonly Booking[]): Promise<Map<string, Proposal>> {
  if (bookings.length === 0) return new Map();
  const found = await readItems<ProposalItem>(
    table,
    bookings.map(({ id }) => proposalKey(id)),
  );
  return new Map(found.map((item) => [item.bookingId, proposalOfItem(item)]));
}

/** The write that notes a proposal in the record of its booking, on condition that this is as read. */
export function proposedWrite(TableName: string, booking: Booking, { id, bookingId }: Proposal): Write {
  const revision = revisionOf(booking);
  const isAsRead = revision === 0 ? 'attribute_not_exists(revision)' : 'revision = :revision';
  return {
    Update: {
      TableName,
      Key: bookingKey(bookingId),
      UpdateExpression: 'SET proposed = :id',
      ConditionExpression: `#state = :read AND ${isAsRead}`,
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':id': id,
        ':read': booking.state,
        ...(revision > 0 && { ':revision': revision }),
      },
    },
  };
}

/** The write that stores a proposal, on condition that no other one waits for an answer. */
export function proposalWrite(TableName: string, proposal: Proposal): Write {
  const { bookingId, revision, askedAt, quote, agreed, ...parts } = proposal;
  const stored = { quote: storedQuote(quote), agreed: { ...agreed, quote: storedQuote(agreed.quote) } };
  const item: ProposalItem = { ...parts, bookingId, revision, askedAt, ...stored };
  return {
    Put: {
      TableName,
      Item: { ...proposalKey(bookingId), ...item },
      // One that stands on another revision, or whose time is over, has ended.
      ConditionExpression: 'attribute_not_exists(pk) OR #state <> :open OR revision <> :revision OR endsAt <= :now',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':open': 'open', ':revision': revision, ':now': askedAt },
    },
  };
}

/** Fields of a proposal that a move changes. */
export type ProposalFields = Required<Pick<Proposal, 'state' | 'endedAt'>> & Pick<Proposal, 'endedBy'>;

/** The write that moves a proposal, on condition that it is the one that was read and waits for an answer. */
export function proposalMoveWrite(TableName: string, { id, bookingId }: Proposal, moved: ProposalFields): Write {
  return {
    Update: {
      TableName,
      Key: proposalKey(bookingId),
      ConditionExpression: 'id = :read AND #state = :open',
      ...setting(moved, { ':read': id, ':open': 'open' }),
    },
  };
}
