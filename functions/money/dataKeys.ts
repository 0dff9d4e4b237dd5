/** Where a sealed value lies: the table as the code names it, the key of the item, and the name of the field. AWS logs it in clear text. */
export interface SealedPlace {
  table: string;
  key: string;
  field: string;
}

/** A key of 32 bytes that encrypts one value, and its own encryption, which lies beside the value. */
interface DataKey {
  plain: Buffer;
  encrypted: Buffer;
}

/** Makes data keys, and opens those that were made for the same place under the same key. */
export interface DataKeys {
  make(place: SealedPlace): Promise<DataKey>;
  /** @throws Error `InvalidCiphertextException` where the data key is of another place or another key, or was changed */
  open(encrypted: Buffer, place: SealedPlace): Promise<Buffer>;
}

/** One text of each place, to which a ciphertext is bound. */
export function placeText({ table, key, field }: SealedPlace): string {
  return JSON.stringify([table, key, field]);
}
