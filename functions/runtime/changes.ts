import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

/** An item as it was and as it is: without `before` it is new, without `after` it is deleted. */
export interface Change<Item> {
  before?: Item;
  after?: Item;
}

type Image = Record<string, AttributeValue>;

/** A change in a table's stream. */
export interface ChangeRecord {
  dynamodb: {
    SequenceNumber: string;
    Keys: Image;
    OldImage?: Image;
    NewImage?: Image;
    /** Seconds since 1970. */
    ApproximateCreationDateTime?: number;
  };
}

/** Fields of a batch of a table's stream, as Lambda hands it over. */
export interface ChangeBatch {
  Records: ChangeRecord[];
}

/** Changes or messages that have to come again: sequence numbers of a stream, ids of a queue. */
export interface BatchAnswer {
  batchItemFailures: { itemIdentifier: string }[];
}

/** A change as items are read. */
export function changeOf<Item>({ dynamodb: { OldImage, NewImage } }: ChangeRecord): Change<Item> {
  return {
    ...(OldImage && { before: unmarshall(OldImage) as Item }),
    ...(NewImage && { after: unmarshall(NewImage) as Item }),
  };
}
