import { accountOf, beginPayee, beginTerms } from '../client/advances.ts';
import { propertyForm } from '../client/forms.ts';
import { confirmed, mustBe, signUp } from '../client/people.ts';
import { randomOf } from '../random.ts';
import { Entry } from './ledger.ts';
import type { Phone } from './members.ts';
import type { Scene } from './scene.ts';

/** The rooms of each inn. */
export const roomNumbers = [101, 102];

/** Opens inns that are there through all rounds; `subscribe` makes phones of their people. */
export async function openInns(scene: Scene, count: number, subscribe: () => Phone['told']): Promise<void> {
  const { seed } = scene.run;
  for (let index = 0; index < count; index += 1) {
    const random = randomOf(seed, 2_000 + index);
    const owner = await confirmed(
      scene.ask,
      scene.server.ses,
      await signUp(scene.ask, 'vendor', `inn-${index}-${seed}`),
    );
    const names = ['a', 'b', 'c'].map((name) => `inn-guest-${index}-${name}-${seed}`);
    const guests = await Promise.all(
      names.map(async (name) => confirmed(scene.ask, scene.server.ses, await signUp(scene.ask, 'user', name))),
    );
    const { hotelDetail, ...form } = propertyForm(random, `Inn ${index}`, roomNumbers.length);
    const rooms = hotelDetail.rooms.map((room) => ({ ...room, capacity: 2, availability: true }));
    const body = { ...form, hotelDetail: { ...hotelDetail, rooms }, vendorId: owner.id };
    const created = mustBe(201, await scene.ask('createProperty', { token: owner.token, body }));
    const closed = new Map(roomNumbers.map((number) => [number, new Entry<string[]>(`room ${number}`, [])]));
    const propertyId: string = created.body.data._id;
    const phones = names.map(() => ({ told: subscribe(), entry: new Entry<string>('a phone') }));
    const account = accountOf(String(400_000_000_000 + index));
    await beginPayee(scene.ask, scene.server, owner, account);
    await beginTerms(scene.ask, owner, propertyId);
    scene.inns.push({
      owner,
      guests,
      random,
      closed,
      propertyId,
      stays: [],
      iban: account.iban,
      paid: [],
      receipts: new Map(),
      above: 0,
      asked: 0,
      words: [],
      written: 0,
      phones,
      talking: randomOf(seed, 3_000 + index),
    });
  }
}
