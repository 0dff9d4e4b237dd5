import type { ServiceError, ServiceErrors } from './faultyProxy.ts';

const dynamoDb = (status: number, name: string, more: object = {}): ServiceError => ({
  status,
  type: 'application/x-amz-json-1.0',
  body: JSON.stringify({
    __type: `com.amazonaws.dynamodb.v20120810#${name}`,
    message: 'A fault of the campaign.',
    ...more,
  }),
});

const tooMuch = dynamoDb(400, 'ProvisionedThroughputExceededException');

/** Another transaction has the item. Reads alone meet none. */
const conflicts: Record<string, ServiceError> = {
  TransactWriteItems: dynamoDb(400, 'TransactionCanceledException', {
    CancellationReasons: [{ Code: 'TransactionConflict' }],
  }),
  GetItem: tooMuch,
  Query: tooMuch,
};

const conflict = dynamoDb(400, 'TransactionConflictException');

const s3 = (status: number, name: string): ServiceError => ({
  status,
  type: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${name}</Code><Message>A fault.</Message></Error>`,
});

const bus = (status: number, name: string): ServiceError => ({
  status,
  type: 'application/x-amz-json-1.1',
  body: JSON.stringify({ __type: name, message: 'A fault of the campaign.' }),
});

const busErrors: ServiceErrors = {
  throttled: bus(400, 'ThrottlingException'),
  failed: bus(500, 'InternalFailure'),
};

const query = (status: number, name: string): ServiceError => ({
  status,
  type: 'text/xml',
  body: `<ErrorResponse><Error><Type>Sender</Type><Code>${name}</Code><Message>A fault.</Message></Error></ErrorResponse>`,
});

/** The services behind which the product stands, by the variables that tell functions where they are. */
export const services = {
  AWS_ENDPOINT_URL_DYNAMODB: {
    place: 'dynamoDb',
    errors: {
      throttled: tooMuch,
      failed: dynamoDb(500, 'InternalServerError'),
      inConflict: ({ headers }) => conflicts[String(headers['x-amz-target']).split('.')[1] ?? ''] ?? conflict,
    },
  },
  AWS_ENDPOINT_URL_S3: {
    place: 's3',
    errors: { throttled: s3(503, 'SlowDown'), failed: s3(500, 'InternalError') },
  },
  AWS_ENDPOINT_URL_SES: {
    place: 'ses',
    errors: { throttled: query(400, 'Throttling'), failed: query(500, 'InternalFailure') },
  },
  AWS_ENDPOINT_URL_STS: {
    place: 'sts',
    errors: { throttled: query(400, 'Throttling'), failed: query(503, 'ServiceUnavailable') },
  },
  AWS_ENDPOINT_URL_EVENTBRIDGE: { place: 'bus', errors: busErrors },
  AWS_ENDPOINT_URL_SQS: { place: 'bus', errors: busErrors },
} as const satisfies Record<string, { place: 'dynamoDb' | 's3' | 'ses' | 'sts' | 'bus'; errors: ServiceErrors }>;
