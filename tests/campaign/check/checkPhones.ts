import type { Item } from '../client/stores.ts';

/** Holds phones that are told to docs/data.md: twenty at most of an account, each of which belongs to that account alone. */
export function checkPhones(tables: Record<'users' | 'vendors', readonly Item[]>): string[] {
  const phones = (['user', 'vendor'] as const).flatMap((role) =>
    tables[`${role}s`].filter(({ sk }) => sk.startsWith('push#')).map((phone) => ({ role, ...phone })),
  );
  const owners = tables.vendors.filter(({ pk }) => pk.startsWith('phone#'));
  const owned = owners.map(({ pk, role, accountId }) => `${pk.slice('phone#'.length)} of ${role} ${accountId}`);
  const told = phones.map(({ role, pk, sk }) => `${sk.slice('push#'.length)} of ${role} ${pk.slice('user#'.length)}`);
  return [
    ...[...Map.groupBy(phones, ({ pk }) => pk)]
      .filter(([, own]) => own.length > 20)
      .map(([pk, own]) => `${pk} has ${own.length} phones`),
    ...told.filter((phone) => !owned.includes(phone)).map((phone) => `is told, and belongs to another: ${phone}`),
    ...owned
      .filter((phone) => !told.includes(phone))
      .map((phone) => `belongs to an account, and is not told: ${phone}`),
  ];
}
