import { accept, acceptAll, cancelAsGuest, cancelAsOwner, decline, reject, request } from './answerActs.ts';
import { connect, disconnect, giveGuest, moveEvent, read, tell } from './calendarActs.ts';
import { close, open } from './closingActs.ts';
import { changeGuest, miss, noteStay, take } from './deskActs.ts';
import { edit, list, remove } from './houseActs.ts';
import { moveAdvance, takeCash } from './moneyActs.ts';
import type { PlannedStay } from './plan.ts';
import { propose, settle } from './proposalActs.ts';
import type { Act, Racer } from './racer.ts';
import { giveBackAsGuest, giveBackAsOwner, move } from './roomActs.ts';

type Parts = readonly [Act, number][];

/** How often processes do what to a house, whoever has its rooms. */
const ofHouses: Parts = [
  [close, 50],
  [open, 90],
  [edit, 12],
  [remove, 24],
  [connect, 30],
  [read, 160],
  [tell, 30],
  [giveGuest, 40],
  [moveEvent, 30],
  [disconnect, 6],
];

/** How often they do what to a booking that a traveller asks for, beside sending every request first of all. */
const ofTravellers: Parts = [
  ...ofHouses,
  [request, 60],
  [accept, 400],
  [acceptAll, 10],
  [reject, 25],
  [decline, 25],
  [cancelAsGuest, 80],
  [cancelAsOwner, 60],
  [move, 160],
  [giveBackAsGuest, 60],
  [giveBackAsOwner, 60],
  [propose, 300],
  [settle, 1000],
  [takeCash, 150],
  [moveAdvance, 1500],
];

/** How often they do what to a booking that its owner enters. */
const ofOwners: Parts = [
  ...ofHouses,
  [take, 60],
  [changeGuest, 80],
  [cancelAsOwner, 60],
  [move, 240],
  [giveBackAsOwner, 120],
  [noteStay, 80],
  [miss, 60],
  [takeCash, 120],
];

const dealtOf = (parts: Parts) => parts.flatMap(([act, times]) => Array.from({ length: times }, () => act));

const [dealtToTravellers, dealtToOwners] = [dealtOf(ofTravellers), dealtOf(ofOwners)];

/** How often it is tried to take down a house that is to go, among everything else that is done there. */
const removals = 0.2;

/** One attempt at something; answers with its outcome. */
export async function attempt(racer: Racer, wanted: PlannedStay): Promise<string> {
  const { listed, sent } = racer;
  const isOwners = wanted.userId === undefined;
  if (!listed.has(wanted.house.propertyId)) return list(racer, wanted);
  if (!sent.has(wanted.id)) return (isOwners ? take : request)(racer, wanted);
  if (wanted.house.isToGo && racer.random.chance(removals)) return remove(racer, wanted);
  return racer.random.pick(isOwners ? dealtToOwners : dealtToTravellers)(racer, wanted);
}
