import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { ReportReason } from '../../shared/rules/reports.ts';
import { newId } from '../runtime/ids.ts';
import { port } from '../runtime/port.ts';

/** A report on a property. It does not name its sender. */
export interface Report {
  propertyId: string;
  reason: ReportReason;
  note?: string | undefined;
}

/** The partition of all reports, by time. */
export const reportsPartition = 'reports';

/** Keeps reports for those who run the product. */
export const reportStore = port('properties', ['PutItem'], ({ client, name: TableName }) => ({
  add: async (report: Report): Promise<void> => {
    const at = new Date().toISOString();
    const Item = { pk: reportsPartition, sk: `${at}#${report.propertyId}#${newId(6)}`, ...report };
    await client.send(new PutCommand({ TableName, Item }));
  },
}));
