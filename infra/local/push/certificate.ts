import { generateKeyPairSync, sign } from 'node:crypto';

/** An element of DER (X.690): its tag, and its content in parts. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const text = (tag: number, value: string) => der(tag, Buffer.from(value, 'latin1'));
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content);
const number = (value: number) => der(0x02, Buffer.from([value]));
const yes = der(0x01, Buffer.from([255]));

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));

function extension(id: string, content: Buffer, ...critical: Buffer[]): Buffer {
  return sequence(oid(id), ...critical, der(0x04, content));
}

/** A certificate of its own authority for some names, for a server on this machine, as PEM. */
export function certificateFor(names: readonly string[]): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(oid('550403'), text(0x0c, 'local'))));
  const alternatives = extension('551d11', sequence(...names.map((each) => text(0x82, each))));
  const body = sequence(
    der(0xa0, number(2)),
    number(1),
    ecdsaWithSha256,
    name,
    sequence(text(0x17, '250101000000Z'), text(0x17, '491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension('551d13', sequence(yes), yes), alternatives)),
  );
  const signed = sequence(body, ecdsaWithSha256, bits(sign('sha256', body, privateKey)));
  const lines = signed.toString('base64').replace(/.{64}/g, '$&\n').trimEnd();
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
