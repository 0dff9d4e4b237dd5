/** Acts of an owner and his staff on a request or booking, as the desk lists them; `expected` takes a check-in back. */
export const deskActs = [
  'entered',
  'accepted',
  'declined',
  'changed',
  'moved',
  'proposed',
  'withdrawn',
  'agreed',
  'refused',
  'givenBack',
  'arrived',
  'left',
  'expected',
  'missed',
  'cancelled',
] as const;

export type DeskAct = (typeof deskActs)[number];

/** Acts that a booking lists: of more, the first ones and the latest. */
export const mostDeskActs = 8;
