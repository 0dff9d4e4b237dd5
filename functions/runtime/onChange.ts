import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { CallContext } from './callLine.ts';
import { type EventNeeds, keysOf, onEvent, type Run, type TableTrigger } from './onEvent.ts';
import type { Ports } from './ports.ts';

/** An item as it was and as it is: without `before` it is new, without `after` it is deleted. */
export interface Change<Item> {
  before?: Item;
  after?: Item;
}

type Image = Record<string, AttributeValue>;

/** Fields of a batch of a table's stream, as Lambda hands it over. */
export interface ChangeBatch {
  Records: {
    dynamodb: { SequenceNumber: string; Keys: Image; OldImage?: Image; NewImage?: Image };
  }[];
}

/** Changes that have to come again, by sequence numbers. */
export interface BatchAnswer {
  batchItemFailures: { itemIdentifier: string }[];
}

/** A Lambda function for the changes of a table. */
export interface ChangeFunction<Item = unknown, P extends Ports = Ports> {
  (batch: ChangeBatch, context?: CallContext): Promise<BatchAnswer>;
  needs: EventNeeds<TableTrigger>;
  ports: P;
  /** The work itself for one change, without connections. */
  run: Run<Change<Item>, P>;
}

/**
 * Runs for each change of a table's stream, one after another, and logs a line for each. A change that fails holds up
 * those that follow of its own item, and no other item of its batch; the next batch waits. Lambda sends everything again
 * from the first that failed on, so `run` comes more than once for the others too.
 */
export function onChange<Item, P extends Ports>(
  needs: EventNeeds<TableTrigger>,
  ports: P,
  run: Run<Change<Item>, P>,
): ChangeFunction<Item, P> {
  const one = onEvent(needs, ports, run);
  const handle = async ({ Records }: ChangeBatch, context?: CallContext): Promise<BatchAnswer> => {
    const held = new Set<string>();
    const batchItemFailures: BatchAnswer['batchItemFailures'] = [];
    // A batch that is replayed by hand was not filtered.
    const own = Records.filter(({ dynamodb }) => keysOf(needs.trigger).includes(dynamodb.Keys.sk?.S));
    for (const { dynamodb } of own) {
      const item = JSON.stringify(dynamodb.Keys);
      if (!held.has(item) && (await succeeds(() => one(changeOf<Item>(dynamodb), context)))) continue;
      held.add(item);
      batchItemFailures.push({ itemIdentifier: dynamodb.SequenceNumber });
    }
    return { batchItemFailures };
  };
  return Object.assign(handle, { needs, ports, run });
}

/** Why it does not is in the log. */
function succeeds(work: () => Promise<void>): Promise<boolean> {
  return work().then(
    () => true,
    () => false,
  );
}

function changeOf<Item>({ OldImage, NewImage }: ChangeBatch['Records'][number]['dynamodb']): Change<Item> {
  return {
    ...(OldImage && { before: unmarshall(OldImage) as Item }),
    ...(NewImage && { after: unmarshall(NewImage) as Item }),
  };
}
