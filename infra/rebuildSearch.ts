import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { documents } from '../functions/runtime/table.ts';
import { rebuildSearch } from './searchShape.ts';

/** `npm run rebuild-search`: the region and the credentials are those of whoever runs it. */
const { PROPERTIES_TABLE: name } = process.env;
if (!name) {
  console.error(
    'Name the table: PROPERTIES_TABLE=<name> npm run rebuild-search. docs/runbook.md says where it stands.',
  );
  process.exit(1);
}
try {
  await rebuildSearch({ name, client: documents(new DynamoDBClient()) }, console.log);
  console.log('All search entries have the shape of today.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
