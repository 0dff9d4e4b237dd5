/** 128 random bits in hexadecimal; `crypto.randomUUID` is only there on secure origins. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
