import { errorCatalogue } from '../../shared/errors.ts';
import { issueSentences } from '../../shared/rules/issueSentences.ts';

const message = { type: 'string', description: 'An English sentence for the person who asked.' };

const params = {
  type: 'object',
  description: 'What the sentence of the code needs, such as a bound.',
  additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] },
};

/** The form of every failed call, by its name in the document: `ErrorBody` of shared/errors.ts. */
export const failureShapes = {
  ErrorCode: { type: 'string', enum: Object.keys(errorCatalogue) },
  ErrorBody: {
    type: 'object',
    required: ['message', 'code'],
    properties: {
      message,
      code: { $ref: '#/components/schemas/ErrorCode' },
      params,
      issues: {
        type: 'array',
        description: 'The fields that were refused.',
        items: { $ref: '#/components/schemas/Issue' },
      },
    },
  },
  IssueCode: { type: 'string', enum: Object.keys(issueSentences) },
  Issue: {
    type: 'object',
    required: ['path', 'code', 'message'],
    properties: {
      path: { type: 'string', description: 'As sent: `hotelDetail.rooms.0.price`.' },
      code: { $ref: '#/components/schemas/IssueCode' },
      params,
      message,
    },
  },
  GatewayError: {
    type: 'object',
    required: ['message'],
    properties: { message: { type: 'string', description: 'Not meant for people.' } },
  },
};
