/** Fields of an event, or of a change, that tell its subject. */
interface EventSubject {
  detail?: { object?: { key?: string } };
  before?: { pk?: string };
  after?: { pk?: string };
}

/** Kinds of items whose ids say nothing about people. An account's does. */
const namedItem = /^(booking|property)#([\w-]+)$/;

/** Within the prefix a photo stands in the folder of its vendor. */
const namedPhoto = /^[\w-]+\/([\w-]+)$/;

/** The id of the photo, booking or property that an event is about, for its line in the log; nothing for other things. */
export function subjectOf({ prefix }: { on: string; prefix?: string }, event: unknown): Record<string, string> {
  const told = (event ?? {}) as EventSubject;
  return prefix === undefined ? itemOf(told) : photoOf(told, prefix);
}

function photoOf({ detail }: EventSubject, prefix: string): Record<string, string> {
  const [, photoId] = namedPhoto.exec(detail?.object?.key?.slice(prefix.length) ?? '') ?? [];
  return photoId === undefined ? {} : { photoId };
}

function itemOf({ before, after }: EventSubject): Record<string, string> {
  const [, kind, id] = namedItem.exec((after ?? before)?.pk ?? '') ?? [];
  return id === undefined ? {} : { [`${kind}Id`]: id };
}
