import type { Endpoint } from '../../shared/endpoint.ts';
import { workAlgorithm, workHeader } from '../../shared/work.ts';

const bytes = (description: string) => ({ type: 'string', pattern: '^(?:[0-9a-f]{2})+$', description });

/** `WorkChallenge` of shared/work.ts, as a client needs it to do the work. */
export const workChallenge = {
  type: 'object',
  description:
    'Comes with `work_needed`. Find the counter, from 0 upwards, whose key begins with `keyPrefix`, and send the call again with ' +
    `the solution in the header \`${workHeader}\`. A key is PBKDF2 with SHA-256: the password is the bytes of \`nonce\` followed by ` +
    'the counter as 32 bits, the most significant first; `salt`, `cost` and `keyLength` are its salt, iterations and bytes. The ' +
    'package `altcha-lib` does it. A challenge is for one kind of calls from one network address, until `expiresAt`, once.',
  required: ['parameters', 'signature'],
  properties: {
    parameters: {
      type: 'object',
      required: ['algorithm', 'nonce', 'salt', 'cost', 'keyLength', 'keyPrefix', 'keySignature', 'expiresAt', 'data'],
      properties: {
        algorithm: { type: 'string', enum: [workAlgorithm] },
        nonce: bytes('16 bytes in hexadecimal digits.'),
        salt: bytes('16 bytes in hexadecimal digits.'),
        cost: { type: 'integer', minimum: 1, description: 'Iterations of one key.' },
        keyLength: { type: 'integer', minimum: 1, description: 'Bytes of a key.' },
        keyPrefix: bytes('Bytes with which the key of the solution begins, in hexadecimal digits.'),
        keySignature: { type: 'string', description: 'Is sent back as it is.' },
        expiresAt: { type: 'integer', description: 'Seconds since 1970.' },
        data: {
          type: 'object',
          description: 'Is sent back as it is.',
          required: ['for', 'level'],
          properties: {
            for: { type: 'string' },
            level: {
              type: 'integer',
              minimum: 1,
              maximum: 4,
              description: 'Each level takes two to three times the work.',
            },
          },
        },
      },
    },
    signature: { type: 'string', description: 'Is sent back as it is.' },
  },
};

/** The header of an operation that may ask for work. */
export function workParameters({ errors = [] }: Endpoint) {
  if (!errors.includes('work_needed')) return [];
  return [
    {
      name: workHeader,
      in: 'header',
      required: false,
      description:
        'The work that a refusal with `work_needed` asked for: base64 of the JSON `{ challenge, solution: { counter, derivedKey } }`, ' +
        'with the challenge as it came, and the key of the counter in small hexadecimal digits.',
      schema: { type: 'string', maxLength: 2000 },
    },
  ];
}
