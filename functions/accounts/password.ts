import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. Memory is in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;

/** Hash to compare a password with where an account has none: it takes equal work, and no password fits. */
const nobody = `${prefix(cost)}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** A password as it is kept: argon2id with its parameters and salt, in the form of a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive('argon2id', { ...cost, tagLength, message: bytes(password), nonce: salt });
  return `${prefix(cost)}$${base64(salt)}$${base64(tag)}`;
}

/** Whether a password is the one that was kept; without one the answer is no, after the same work. */
export async function verifyPassword(password: string, kept: string | undefined): Promise<boolean> {
  const { tag, ...parameters } = readHash(kept ?? nobody);
  const own = await derive('argon2id', { ...parameters, tagLength: tag.length, message: bytes(password) });
  return timingSafeEqual(own, tag) && kept !== undefined;
}

/** Keyboards type one character as different bytes. */
function bytes(password: string): Buffer {
  return Buffer.from(password.normalize('NFC'));
}

function prefix({ memory, passes, parallelism }: typeof cost): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}`;
}

function readHash(kept: string) {
  const [, memory, passes, parallelism, salt = '', tag = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(kept) ?? [];
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function base64(value: Buffer): string {
  return value.toString('base64').replace(/=+$/, '');
}
