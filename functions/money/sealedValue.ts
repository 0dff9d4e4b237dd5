import { decrypt, encrypt } from './cipher.ts';
import { type DataKeys, placeText, type SealedPlace } from './dataKeys.ts';

/** Numbers of a person by their names, which are sealed together. */
export type SealedValues = Readonly<Record<string, string | undefined>>;

/**
 * Seals values for one place: `v1.<encrypted data key>.<nonce>.<encrypted text and its tag>`, each in base64url. Each call has a data
 * key of its own.
 */
export async function seal(values: SealedValues, place: SealedPlace, keys: Pick<DataKeys, 'make'>): Promise<string> {
  const { plain, encrypted } = await keys.make(place);
  const { nonce, bytes } = encrypt(Buffer.from(JSON.stringify(values)), plain, placeText(place));
  return ['v1', ...[encrypted, nonce, bytes].map((part) => part.toString('base64url'))].join('.');
}

/** @throws Error where the values were sealed for another place or under another key, or were changed */
export async function open(sealed: string, place: SealedPlace, keys: Pick<DataKeys, 'open'>): Promise<SealedValues> {
  const [encrypted, nonce, bytes] = partsOf(sealed);
  const plain = await keys.open(encrypted, place);
  return JSON.parse(decrypt({ nonce, bytes }, plain, placeText(place)).toString()) as SealedValues;
}

/** Base64url has several texts of one value: the one that was written is taken alone. */
function partsOf(sealed: string): [Buffer, Buffer, Buffer] {
  const [version, ...texts] = sealed.split('.');
  const parts = texts.map((text) => Buffer.from(text, 'base64url'));
  const isWhole = parts.length === 3 && parts.every((part, at) => part.toString('base64url') === texts[at]);
  if (version !== 'v1' || !isWhole) throw new Error('A sealed value has another form.');
  return parts as [Buffer, Buffer, Buffer];
}
