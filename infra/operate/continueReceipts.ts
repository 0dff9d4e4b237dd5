import { type ReceiptCount, type ReceiptGap, readReceipts, receiptsKey } from '../../functions/money/ledgerItems.ts';
import { readRecord } from '../../functions/properties/propertyItem.ts';
import { updateItem } from '../../functions/runtime/conflict.ts';
import type { Table } from '../../functions/runtime/table.ts';
import { fieldIssues, kept, text, whole } from '../../shared/rules/field.ts';
import { sentenceOf } from '../../shared/rules/sentenceOf.ts';
import { counted, type Operator, sayDry } from './operator.ts';

const fields = {
  above: whole({ label: 'The number', min: 1, max: 99_999_999 }),
  note: text({ label: 'The note', maxLength: 120 }),
} as const;

/** The highest number that anybody has seen, as it was typed, and words that the books of the house tell. */
type Continuation = Record<keyof typeof fields, string>;

/** Lets the next receipt of a property have the number after the one that is given. @throws Error for what is not there, or cannot be */
export async function continueReceipts(operator: Operator, propertyId: string, given: Continuation): Promise<void> {
  const { tables, does, say, log } = operator;
  const [issue] = fieldIssues(fields, given);
  if (issue) throw new Error(sentenceOf(issue));
  if (!(await readRecord(tables.properties, propertyId))) throw new Error(`There is no property ${propertyId}.`);
  const read = await readReceipts(tables.bookings, propertyId);
  const [last, to] = [read?.last ?? 0, kept(fields.above, given.above)];
  say(`The last receipt of ${propertyId} has the number ${last}.`);
  if (to <= last) return say('No higher number is given: receipts go on as they are.');
  say(
    `Receipts go on with ${to + 1}, and ${counted(to - last, 'number')} from ${last + 1} to ${to} are noted as a gap.`,
  );
  if (!does) return sayDry(operator);
  const gap = { from: last + 1, to, at: new Date().toISOString(), note: given.note.trim() };
  await noteGap(tables.bookings, propertyId, { read, gap });
  await log(propertyId, `receipts go on above ${to}`);
  say('Done.');
}

interface NewGap {
  read: ReceiptCount | undefined;
  gap: ReceiptGap;
}

/** @throws Error where a receipt was given since the counter was read */
async function noteGap(table: Table, propertyId: string, { read, gap }: NewGap): Promise<void> {
  const noted = await updateItem(table, {
    Key: receiptsKey(propertyId),
    UpdateExpression: 'SET #last = :to, gaps = list_append(if_not_exists(gaps, :none), :gap)',
    ConditionExpression: read ? '#last = :read' : 'attribute_not_exists(pk)',
    ExpressionAttributeNames: { '#last': 'last' },
    ExpressionAttributeValues: { ':to': gap.to, ':none': [], ':gap': [gap], ...(read && { ':read': read.last }) },
  });
  if (!noted) throw new Error('A receipt was given at this moment. Nothing has been changed: run it again.');
}
