import type { VendorProperty } from '../../../../../shared/contracts/properties.ts';

/** The version of each property after its last change. */
const latest = new Map<string, Promise<number>>();

/** Sends changes of a property one after another, each from the version after the one before. */
export async function sendInTurn<A extends { data: { revision: number } }>(
  { _id, revision }: Pick<VendorProperty, '_id' | 'revision'>,
  send: (revision: number) => Promise<A>,
): Promise<A> {
  const before = latest.get(_id) ?? Promise.resolve(0);
  const sent = before.then((known) => send(Math.max(known, revision)));
  latest.set(
    _id,
    sent.then(
      ({ data }) => data.revision,
      () => 0,
    ),
  );
  return sent;
}
