/** Header of a call that brings the work it was asked for: base64 of the JSON `{ challenge, solution }`. */
export const workHeader = 'x-sarai-work';

/** Algorithm of every challenge, as `altcha-lib` names it. */
export const workAlgorithm = 'PBKDF2/SHA-256';

/**
 * Work that a call is asked for, as `altcha-lib` 2 describes it: a counter is to be found, from 0 upwards, whose derived key begins
 * with `keyPrefix`. The key is derived by PBKDF2 from the bytes of `nonce` followed by the counter (32 bits, big-endian) as
 * password, with the bytes of `salt`, in `cost` iterations. Whatever is bytes stands in hexadecimal digits.
 */
export interface WorkChallenge {
  parameters: {
    algorithm: typeof workAlgorithm;
    nonce: string;
    salt: string;
    cost: number;
    /** Bytes of a key. */
    keyLength: number;
    keyPrefix: string;
    keySignature: string;
    /** Seconds since 1970. */
    expiresAt: number;
    /** `for`: digest of the kind of call and of the address. `level`: step of difficulty. */
    data: { for: string; level: number };
  };
  signature: string;
}
