/** Settings of a stage that a function is told by its environment, besides the names of its tables. */
export type Setting =
  | 'LIMITS'
  | 'EVENT_BUS'
  | 'GIVEN_UP_QUEUE'
  | 'EDGE_SECRET'
  | 'EDGE_ONLY'
  | 'WRITES_REST'
  | 'MAIL_SENDER'
  | 'MAIL_REPLY_TO'
  | 'MAIL_OPERATORS'
  | 'MAIL_CONFIGURATION_SET'
  | 'SITE_URL'
  | 'PHOTO_BUCKET'
  | 'UPLOAD_BUCKET'
  | 'PAGE_RENDERERS'
  | 'UPLOAD_ROLE'
  | 'UPLOAD_ENDPOINT'
  | 'SIGNING_SECRET'
  | 'PUSH_SECRET'
  | 'PEOPLE_KEY'
  | 'WATCHED_SITE'
  | 'WATCHED_PLACE'
  | 'FEED_NETWORK'
  | 'PUSH_NETWORK';

/** A fault in how a function was deployed. Its message names settings and no values, so it may stand in a log. */
export class SetupError extends Error {
  override name = 'SetupError';
}

/** @throws SetupError when it is not set */
export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new SetupError(`${name} is not set`);
  return value;
}
