import { answer } from '../../shared/answers.ts';
import { getHealth } from '../../shared/contracts/health.ts';
import { handlerOf } from '../runtime/handlerOf.ts';
import { tableProbe } from '../runtime/tableProbe.ts';

/** It answers at the gateway too, for whoever watches the stage from outside of its distribution. */
export const handler = handlerOf(getHealth, { table: tableProbe }, async (_, { table }) => {
  await table.ask();
  return answer('healthy');
});
