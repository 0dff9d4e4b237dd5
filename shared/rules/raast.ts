import { timeOf, today } from './dates.ts';
import { ibanOf, ibanViolation } from './iban.ts';

/**
 * A payment by the code of Raast from person to person. Without `amount` and `until` the code may be used again and
 * again; `until`, its last minute, is a Date or an ISO instant with its zone.
 */
export interface RaastPayment {
  /** As `ibanOf` keeps it. */
  iban: string;
  /** Whole rupees: one app fails on paisa. */
  amount?: number;
  until?: Date | string;
}

/** Most rupees that ten digits can say. */
export const mostRupees = 9_999_999_999;

/**
 * Tags of the code (State Bank of Pakistan, Standard for Interoperable QR Code, 3.1, and payloads that apps of banks make).
 * One reading of the standard has 30 as scheme; no app makes it.
 */
const tags = { kind: '00', use: '01', scheme: '02', iban: '04', amount: '05', until: '07', checksum: '10' } as const;
const values = { fromPersonToPerson: '02', once: '12', again: '11', raast: '00' } as const;

/**
 * The text of the QR code by which apps of banks and wallets pay. It throws a RangeError for an IBAN that is wrong or not in
 * the form in which it is kept, an amount that is not whole rupees from 1 to ten digits, and an `until` that is no instant of a year of four digits.
 */
export function raastPayload({ iban, amount, until }: RaastPayment): string {
  if (ibanOf(iban) !== iban || ibanViolation(iban)) throw new RangeError('A code of Raast needs a right IBAN');
  const ofOnePayment = [
    ...(amount === undefined ? [] : [entry(tags.amount, writtenAmount(amount))]),
    ...(until === undefined ? [] : [entry(tags.until, writtenMinute(until))]),
  ];
  const checked = [
    entry(tags.kind, values.fromPersonToPerson),
    entry(tags.use, ofOnePayment.length > 0 ? values.once : values.again),
    entry(tags.scheme, values.raast),
    entry(tags.iban, iban),
    ...ofOnePayment,
    `${tags.checksum}04`,
  ].join('');
  return checked + checksum(checked);
}

function entry(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}

function writtenAmount(amount: number): string {
  if (!Number.isInteger(amount) || amount < 1 || amount > mostRupees) {
    throw new RangeError('A code of Raast asks for whole rupees');
  }
  return String(amount);
}

/** ddMMyyyyHHmm on clocks and calendars of Pakistan: the minute in which the instant lies. */
function writtenMinute(until: Date | string): string {
  const isInstant = until instanceof Date || /T.*(?:Z|[+-]\d{2}:\d{2})$/.test(until);
  const instant = new Date(isInstant ? until : Number.NaN);
  const day = today(instant).split('-').reverse().join('');
  const minute = day + timeOf(instant).replace(':', '');
  if (minute.length !== 'ddMMyyyyHHmm'.length) throw new RangeError('A code of Raast ends in a year of four digits');
  return minute;
}

/** CRC-16/CCITT-FALSE of ASCII: polynomial 0x1021, begun with 0xffff, four capitals of hexadecimal digits. */
function checksum(text: string): string {
  const crc = [...text].reduce((rest, each) => shifted(rest ^ (each.charCodeAt(0) << 8)), 0xffff);
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

function shifted(value: number): number {
  let crc = value;
  for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  return crc;
}
