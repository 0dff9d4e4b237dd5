import type { Random } from '../random.ts';

const most = 200;

/** Ids that the API has handed out so far, for requests that are to get further than the first check. */
export class Pools {
  readonly #values = new Map<string, string[]>();

  /** Keeps the newest of each kind. */
  add(kind: string, ...values: (string | undefined)[]): void {
    const known = this.#values.get(kind) ?? [];
    known.push(...values.filter((value) => value !== undefined));
    this.#values.set(kind, known.slice(-most));
  }

  pick(kind: string, random: Random): string | undefined {
    const known = this.#values.get(kind) ?? [];
    return known.length === 0 ? undefined : random.pick(known);
  }

  /** Takes one out: a session that a request may end. */
  take(kind: string): string | undefined {
    return this.#values.get(kind)?.pop();
  }
}

/** The kinds of which a field of this name holds one. Challenges go by the name of an account's id in a body. */
export function kindOf(name: string, place: 'path' | 'query' | 'body'): string | undefined {
  if (name === 'userId' && place === 'body') return 'challenge';
  const kinds: Record<string, string> = {
    userId: 'user',
    vendorId: 'vendor',
    postId: 'property',
    propertyId: 'property',
    bookingRequestId: 'booking',
    proposalId: 'proposal',
    roomId: 'property',
    id: 'vendor',
    photoId: 'photo',
    imageUrl: 'image',
    cursor: 'cursor',
    email: 'email',
    requestKey: 'requestKey',
    threadId: 'thread',
    answerId: 'answer',
    phoneId: 'phone',
    endpoint: 'endpoint',
    p256dh: 'phoneKey',
    auth: 'phoneSecret',
    key: 'pushKey',
    messageId: 'message',
    upTo: 'message',
  };
  return kinds[name];
}

interface Answer {
  operation: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever a success carries is looked into
  body: any;
}

/** Keeps what a success has handed out. */
export function harvest(pools: Pools, { operation, body }: Answer): void {
  pools.add('cursor', body?.nextCursor);
  pools.add('challenge', body?.userId);
  pools.add('proposal', body?.data?.proposal?.proposalId);
  if (operation === 'createProperty') pools.add('property', body?.data?._id);
  if (operation === 'createBookingRequest') pools.add('booking', body?.data?._id);
  harvestTalk(pools, { operation, body });
  if (operation.endsWith('Signup') || operation.endsWith('Login')) {
    const role = operation.startsWith('user') ? 'user' : 'vendor';
    pools.add(`spare ${role}`, body?.data?.token);
    pools.add(role, body?.data?.user?._id);
  }
  for (const { photoId } of body?.data?.uploads ?? []) {
    pools.add('photo', photoId);
    pools.add('image', `/room-photos/${photoId}/960.webp`);
  }
}

/** The kind of what an answer of an operation has under `_id`. */
const kindsOfTalk: Record<string, string> = {
  subscribeUserPhone: 'phone',
  subscribeVendorPhone: 'phone',
  sendMessage: 'message',
  sendMessageAsOwner: 'message',
};

function harvestTalk(pools: Pools, { operation, body }: Answer): void {
  const kind = kindsOfTalk[operation];
  if (kind !== undefined) pools.add(kind, body?.data?._id);
  pools.add('thread', body?.thread?._id);
  if (operation.endsWith('Threads')) pools.add('thread', ...threadsIn(body?.data));
}

function threadsIn(data: unknown): string[] {
  return Array.isArray(data) ? data.map(({ _id }) => _id) : [];
}
