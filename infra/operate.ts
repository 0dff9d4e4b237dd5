import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { documents } from '../functions/runtime/table.ts';
import { operate, usage } from './operateListings.ts';

/** `npm run operate`: the region and the credentials are those of whoever runs it. */
const { PROPERTIES_TABLE: name } = process.env;
const [, , ...args] = process.argv;
if (!name) {
  console.error(
    `Name the table: PROPERTIES_TABLE=<name> before the command. docs/runbook.md says where it stands.\n${usage}`,
  );
  process.exit(1);
}
try {
  await operate({ name, client: documents(new DynamoDBClient()) }, args, console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
