import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { operations } from '../../../shared/operations.ts';
import type { Role } from '../../../shared/roles.ts';
import type { WorkChallenge } from '../../../shared/work.ts';
import { doneWork } from '../../support/work.ts';
import type { Run } from '../campaign.ts';
import { type ApiAnswer, type Ask, asking } from '../client/api.ts';
import { propertyForm } from '../client/forms.ts';
import { wireTo } from '../client/http.ts';
import { confirmed, mustBe, type Person, signUp } from '../client/people.ts';
import { documentsOf } from '../client/stores.ts';
import { type Random, randomOf } from '../random.ts';
import type { Server } from '../server/server.ts';

/** Words that a stranger types wherever there is a field for words. */
export const typedWords = 'Win-gold-at-example';

/** The product under attack, and who attacks from where. */
export interface Scene {
  run: Run;
  server: Server;
  random: Random;
  /** Calls from a network address of this machine, whose last part this is; work that is asked for is done. */
  from(part: number): Ask;
  /** How often work was done. */
  worked: { times: number };
}

export function sceneOf(run: Run, server: Server): Scene {
  const worked = { times: 0 };
  const from = (part: number) => working(asking(wireTo(server.port, 16, `127.0.0.${part}`)), worked);
  return { run, server, random: randomOf(run.seed), from, worked };
}

/** Does the work that an answer asks for, and asks again with it. */
function working(ask: Ask, worked: Scene['worked']): Ask {
  return async (operation, asked = {}) => {
    const answer = await ask(operation, asked);
    if (answer.body?.code !== 'work_needed') return answer;
    worked.times += 1;
    const headers = { ...asked.headers, ...doneWork(challengeIn(answer)) };
    return ask(operation, { ...asked, headers });
  };
}

function challengeIn({ body }: ApiAnswer): WorkChallenge {
  return body.challenge;
}

/** Somebody with a confirmed e-mail, whose account is as many days old. */
export async function person(
  scene: Scene,
  ask: Ask,
  { role, name, days = 0 }: { role: Role; name: string; days?: number },
) {
  const { server, run } = scene;
  const opened = await confirmed(ask, server.ses, await signUp(ask, role, `${name}-${run.seed}`));
  if (days > 0) await becomeOld(scene, opened, days);
  return opened;
}

async function becomeOld({ server: { dynamoDb, tables } }: Scene, { role, id }: Person, days: number): Promise<void> {
  const client = documentsOf(dynamoDb);
  const signedUpAt = new Date(Date.now() - days * 86_400_000).toISOString();
  await client.send(
    new UpdateCommand({
      TableName: tables[`${role}s`],
      Key: { pk: `user#${id}`, sk: 'profile' },
      UpdateExpression: 'SET signedUpAt = :at',
      ExpressionAttributeValues: { ':at': signedUpAt },
    }),
  );
  client.destroy();
}

interface NewHotel {
  rooms: number;
  name: string;
}

/** A hotel of so many rooms, all there. */
export async function listHotel({ random }: Scene, ask: Ask, owner: Person, { rooms, name }: NewHotel) {
  const { hotelDetail, ...form } = propertyForm(random, name, rooms);
  const there = hotelDetail.rooms.map((room) => ({ ...room, capacity: 2, availability: true }));
  const body = { ...form, hotelDetail: { ...hotelDetail, rooms: there }, vendorId: owner.id };
  return mustBe(201, await ask('createProperty', { token: owner.token, body })).body.data._id as string;
}

/** Subjects and texts of the mails to an address. */
export async function mailsTo({ server: { ses } }: Scene, email: string): Promise<string[]> {
  const { emails } = (await (await fetch(`${ses}/store`)).json()) as {
    emails: { destination: { to: string[] }; subject: string; body: { text: string; html: string } }[];
  };
  const own = emails.filter(({ destination }) => destination.to.includes(email));
  return own.map(({ subject, body }) => `${subject}\n${body.text}\n${body.html}`);
}

export function own({ role, id, token }: Person) {
  return { token, params: { [`${role}Id`]: id } };
}

export const steps = operations;
