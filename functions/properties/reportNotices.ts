import { claimUntold } from '../mail/untold.ts';
import { port } from '../runtime/port.ts';
import type { Key } from '../runtime/table.ts';
import { type Report, reportsPartition } from './reports.ts';

/** A report as it is stored, by its instant. */
export type StoredReport = Report & Key;

const key: Key = { pk: 'reports-told', sk: 'reports-told' };

/** Sees to it that operators are told of each report once, and of many together. */
export const reportNotices = port('properties', ['GetItem', 'Query', 'PutItem'], (table) => ({
  /** The reports to tell of now: see `claimUntold`. */
  claim: () => claimUntold<StoredReport>(table, { partition: reportsPartition, key }),
}));
