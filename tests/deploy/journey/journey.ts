import { operations } from '../../../shared/operations.ts';
import type { Role } from '../../../shared/roles.ts';
import { mustBe, type Person, signUp } from '../../campaign/client/people.ts';
import type { Steps } from '../steps.ts';
import { confirmEmail, openAccount, own } from './accounts.ts';
import { payAhead } from './advances.ts';
import {
  acceptAll,
  acceptByLink,
  acceptOne,
  becomes,
  mustBeTold,
  type Parties,
  refuseAndWithdraw,
  refuseForGood,
  request,
} from './bookings.ts';
import { connectCalendar } from './calendars.ts';
import { changeRooms } from './changes.ts';
import { Coverage } from './coverage.ts';
import { findHost, findHotel, keepRoom } from './finding.ts';
import { listHotel, manageRooms, rewrite, takeDown } from './listing.ts';
import { logInByCode, logInByCodes } from './loginCodes.ts';
import { takeOwn } from './ownBookings.ts';
import { setPayments } from './payees.ts';
import { sendNoPhoto, sendPhoto } from './photos.ts';
import { review } from './reviews.ts';
import type { Scene } from './scene.ts';
import { inviteStaff } from './staff.ts';
import { keepAnswers, talk, tellPhones } from './talk.ts';
import { linkVoucher } from './vouchers.ts';

/** A journey on its way. */
export interface Journey {
  scene: Scene;
  steps: Steps;
  coverage: Coverage;
}

/** The results of the first part of a journey. */
export interface JourneyResult extends Parties {
  photo: string;
  /** The id of a file that was sent and is no photo. */
  noPhoto: string;
}

export function journeyOver(scene: Scene, steps: Steps): Journey {
  const coverage = new Coverage();
  return { scene: { ...scene, ask: coverage.watch(scene.ask) }, steps, coverage };
}

/** Everything that people do, up to a hotel that stands with its bookings. */
export async function travel({ scene, steps }: Journey): Promise<JourneyResult> {
  await steps.do('health', async () => void mustBe(200, await scene.ask('getHealth')));
  const [guest, host] = await steps.do('accounts of both roles, each with a new password by mail', () =>
    Promise.all([openAccount(scene, 'user', 'guest'), openAccount(scene, 'vendor', 'host')]),
  );
  const photo = await steps.do('a photo, and no other key', () => sendPhoto(scene, host));
  const noPhoto = await steps.do('a file that is no photo', () => sendNoPhoto(scene, host));
  const hotel = await steps.do('a listing', () => listHotel(scene, host, `Ladyfinger ${Date.now()} Lodge`, photo));
  await steps.do('rooms and nights', () => manageRooms(scene, host, hotel));
  await steps.do('a calendar of a channel', () => connectCalendar(scene, host, hotel));
  await steps.do('found, counted, looked at, reported', () => findHotel(scene, hotel));
  await steps.do('confirmed e-mails, by code and by link', () => confirm(scene, { guest, host, hotel }));
  await steps.do('a login by a code, and an account that one opens', () => logInByCodes(scene, guest, host));
  await steps.do('accounts of whoever reads their mails', () => takeOver(scene));
  await steps.do('kept rooms', () => keepRoom(scene, guest, hotel));
  const parties = { guest, host, hotel };
  await steps.do('phones of either role', () => tellPhones(scene, [guest, host]));
  await steps.do('a conversation, read, blocked and reported', () => talk(scene, parties));
  await steps.do('answers that are kept', () => keepAnswers(scene, host));
  await steps.do('where guests pay, terms of advances, books', () => setPayments(scene, parties));
  await book(scene, steps, parties);
  return { ...parties, photo, noPhoto };
}

async function book(scene: Scene, steps: Steps, parties: Parties): Promise<void> {
  // An owner's seventh mail of an hour waits for a digest.
  await steps.do('accepted by the link of a mail, cancelled', () => acceptByLink(scene, parties));
  const stay = await steps.do('accepted, and the other declined', () => acceptOne(scene, parties));
  await steps.do('a voucher that a link opens, and ends', () => linkVoucher(scene, parties, stay));
  await steps.do('accepted with all that wait, cancelled', () => acceptAll(scene, parties));
  await steps.do('rooms given back by either side, and moved', () => changeRooms(scene, parties));
  await steps.do('entered by the owner, changed, cancelled', () => takeOwn(scene, parties));
  await steps.do('staff that is invited, answers for the owner, and is sent away', () => inviteStaff(scene, parties));
  await steps.do('refused and withdrawn', () => refuseAndWithdraw(scene, parties));
  await steps.do('refused for good, and allowed', () => refuseForGood(scene, parties));
  await steps.do('mails about all of it', () => mustBeTold(scene, parties));
  await steps.do('paid ahead, cancelled, paid back', () => payAhead(scene, parties));
  await steps.do('reviews', () => review(scene, parties, stay));
}

/** Guest and host have confirmed theirs by the reset of their passwords. */
async function confirm(scene: Scene, { hotel }: Parties): Promise<void> {
  for (const [role, by] of [
    ['user', 'code'],
    ['user', 'link'],
    ['vendor', 'link'],
    ['vendor', 'code'],
  ] as const) {
    await confirmEmail(scene, await newAccount(scene, role, by), by);
  }
  await findHost(scene, hotel);
}

/** An account that nobody has confirmed goes to the reader of its mails, and its listings lose their mark. */
async function takeOver(scene: Scene): Promise<void> {
  await logInByCode(scene, await newAccount(scene, 'user', 'read'));
  const early = await newAccount(scene, 'vendor', 'read');
  const hotel = await listHotel(scene, early, `Early ${Date.now()} Lodge`);
  const token = await logInByCode(scene, early);
  await findHost(scene, hotel);
  await takeDown(scene, { ...early, token }, hotel);
}

function newAccount(scene: Scene, role: Role, what: string): Promise<Person> {
  const name = `${role}-${what}`;
  return signUp(scene.ask, role, name, { email: scene.email(name) });
}

/** Takes all of it back, and holds what was called against the table of endpoints. */
export async function leave({ scene, steps, coverage }: Journey, travelled: JourneyResult): Promise<void> {
  const { guest, host, hotel } = travelled;
  await steps.do('taken down, logged out', async () => {
    const imageUrl = await sendPhoto(scene, host);
    await rewrite(scene, host, { ...hotel, imageUrl, rooms: [hotel.rooms[0]] }, 'One room is left.');
    const late = await request(scene, travelled, 70);
    await takeDown(scene, host, hotel);
    await becomes(scene, guest, late, 'rejected');
    for (const person of [guest, host]) {
      const { role, token } = person;
      mustBe(200, await scene.ask(operations[role].logout, { token }));
      mustBe(401, await scene.ask(operations[role].profile, { token, params: own(person) }));
    }
  });
  await steps.do('every operation of the table was called', async () => {
    const missing = coverage.missing();
    if (missing.length > 0) throw new Error(`Of the table of endpoints:\n  ${missing.join('\n  ')}`);
    return String(coverage.calledOperations);
  });
}
