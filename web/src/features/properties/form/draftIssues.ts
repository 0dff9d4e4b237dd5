import { fieldIssues, violationOf } from '../../../../../shared/rules/field.ts';
import { type FieldIssue, issuesWithin } from '../../../../../shared/rules/issues.ts';
import { kindFields, propertyIssues, roomFields } from '../../../../../shared/rules/property.ts';
import { type RoomOfKind, roomsOf } from './kinds/kindDraft.ts';
import { isRun } from './kinds/roomNumbers.ts';
import { formOf, type PropertyDraft } from './propertyDraft.ts';

/** All that is wrong with a draft, in the order of the form; `kinds.0.count` is the number of rooms of the first kind. */
export function draftIssues(draft: PropertyDraft): FieldIssue[] {
  const { count } = kindFields;
  const counts = draft.kinds.flatMap((kind, at) => issuesWithin(`kinds.${at}`, fieldIssues({ count }, kind)));
  const rooms = roomsOf(draft.kinds);
  const told = ({ path }: FieldIssue) => {
    const [, at] = /^hotelDetail\.rooms\.(\d+)\.roomNumber$/.exec(path) ?? [];
    return at === undefined || !followsWrongNumber(rooms[Number(at)]);
  };
  return [...propertyIssues(formOf(draft)).filter(told), ...counts];
}

/** Whether the number of a room follows from the first of its kind, and that one is wrong. */
function followsWrongNumber(place: RoomOfKind | undefined): boolean {
  if (!place) return false;
  const [first] = place.kind.rooms;
  if (!first || place.room === first || !isRun(place.kind.rooms)) return false;
  return violationOf(roomFields.roomNumber, first.roomNumber) !== undefined;
}
