import { profileKey } from '../../functions/accounts/accountKeys.ts';
import type { Profile } from '../../functions/accounts/profiles.ts';
import { type Origin, originDays, readOrigins } from '../../functions/properties/origins.ts';
import { isWhole, readRecord } from '../../functions/properties/propertyItem.ts';
import { readItem } from '../../functions/runtime/read.ts';
import { counted, type Operator, UsageError } from './operator.ts';

const usualDays = 7;
const [hour, day] = [3_600_000, 86_400_000];

/** Tells of the listings of the last days, newest first: by whom, since when there is the account, and from which network address. */
export async function tellNewest({ tables, say }: Operator, asked: string | undefined): Promise<void> {
  const days = daysOf(asked);
  const origins = await readOrigins(tables.vendors, new Date(Date.now() - days * day).toISOString());
  say(`${counted(origins.length, 'listing')} in ${counted(days, 'day')}.`);
  const from = Map.groupBy(origins, ({ address }) => address);
  const profiles = new Map<string, Promise<Profile | undefined>>();
  for (const origin of origins) {
    const { vendorId, address } = origin;
    const profile = profiles.get(vendorId) ?? readItem<Profile>(tables.vendors, profileKey(vendorId));
    profiles.set(vendorId, profile);
    const others = (from.get(address)?.length ?? 1) - 1;
    say(`${await listingOf(origin, tables)}
  ${accountOf(vendorId, await profile)}  from ${address}${others > 0 ? `, as ${counted(others, 'other')} of these` : ''}`);
  }
}

function daysOf(asked: string | undefined): number {
  const days = Number(asked ?? usualDays);
  if (Number.isInteger(days) && days >= 1 && days <= originDays) return days;
  throw new UsageError();
}

async function listingOf({ sk, propertyId }: Origin, { properties }: Operator['tables']): Promise<string> {
  const record = await readRecord(properties, propertyId);
  const [at = ''] = sk.split('#');
  if (!isWhole(record) || record.removed) return `${at}  ${propertyId}  taken down`;
  const { hotel, location, hidden, suspended } = record;
  const standing = [hidden && 'hidden', suspended && 'hidden with its owner'].filter(Boolean).join(', ') || 'shown';
  return `${at}  ${propertyId}  ${JSON.stringify(hotel.name)} in ${JSON.stringify(location)}  ${standing}`;
}

function accountOf(vendorId: string, profile: Profile | undefined): string {
  if (!profile) return `of ${vendorId}, whose account is gone`;
  const confirmed = profile.emailConfirmedAt === undefined ? 'e-mail not confirmed' : 'e-mail confirmed';
  const suspended = profile.suspension ? '  suspended' : '';
  return `of ${vendorId}, an account of ${ageOf(profile.signedUpAt)}, ${confirmed}${suspended}`;
}

function ageOf(instant: string): string {
  const age = Date.now() - Date.parse(instant);
  return age < 2 * day ? counted(Math.floor(age / hour), 'hour') : counted(Math.floor(age / day), 'day');
}
