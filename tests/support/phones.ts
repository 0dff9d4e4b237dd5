import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { PushStandIn, ReceivedPush } from '../../infra/local/push/PushStandIn.ts';
import { startPushService } from '../../infra/local/push/startPushService.ts';
import { operations } from '../../shared/operations.ts';
import type { Role } from '../../shared/roles.ts';
import { ask, own, type SignedUp } from './accounts.ts';
import type { CallAnswer } from './call.ts';

/** A phone as its browser tells it. */
export type Phone = ReturnType<PushStandIn['subscribe']>;

/** A push service of one test file, which functions reach. */
export interface PushService {
  standIn: PushStandIn;
  /** Titles of a phone's notifications, oldest first. */
  titles(phone: Phone): string[];
  newest(phone: Phone): ReceivedPush['message'] | undefined;
}

export function openPushService(): PushService {
  const service = {} as PushService;
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const started = await startPushService(mkdtempSync(join(tmpdir(), 'sarai-push-')));
    const { standIn, network } = started;
    stop = started.stop;
    process.env.PUSH_NETWORK = network;
    Object.assign(service, {
      standIn,
      titles: ({ endpoint }: Phone) => standIn.of(endpoint).map(({ message }) => message.title),
      newest: ({ endpoint }: Phone) => standIn.of(endpoint).at(-1)?.message,
    });
  });
  afterAll(async () => {
    delete process.env.PUSH_NETWORK;
    await stop?.();
  });
  return service;
}

/** The public key and the number of phones, as a person reads them; of the staff the owner's id stands in the path. */
export function pushKey(role: Role, { id, token }: SignedUp): Promise<CallAnswer> {
  return ask(operations[role].pushKey, { token, params: own(role, id) });
}

/** Subscribes a phone as the site does. */
export async function subscribe(role: Role, person: SignedUp, phone: Phone, given: object = {}): Promise<CallAnswer> {
  const { key } = (await pushKey(role, person)).body.data;
  const body = { ...phone, key, shows: false, ...given };
  return ask(operations[role].subscribe, { token: person.token, params: own(role, person.id), body });
}

/** A new phone of a person, which is told. */
export async function openPhone(
  { standIn }: PushService,
  role: Role,
  person: SignedUp,
  given: object = {},
): Promise<Phone> {
  const phone = standIn.subscribe();
  const { status, body } = await subscribe(role, person, phone, given);
  if (status !== 200) throw new Error(`The phone was refused: ${JSON.stringify(body)}`);
  return phone;
}
