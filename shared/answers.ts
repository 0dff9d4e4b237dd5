/** Everything that a successful call says: the code, by which the site says it, and the English sentence. */
export const answerSentences = {
  healthy: 'Sarai is up.',
  rooms_found: 'Rooms found.',
  no_rooms_match: 'No rooms match this search.',
  no_rooms_here: 'No rooms are listed here yet.',
  featured_rooms: 'Featured rooms.',
  room_details: 'Room details.',
  signed_up: 'Welcome to Sarai.',
  logged_in: 'You are logged in.',
  logged_out: 'You have been Logged out',
  own_profile: 'Your profile.',
  profile_updated: 'Your profile has been updated.',
  code_sent: 'A mail is on its way. If this email has an account, it shows how to set a new password.',
  code_right: 'The code is right. Now choose a new password.',
  password_changed: 'Your password has been changed. Log in with the new one.',
  upload_allowed: 'Send your photos now.',
  photo_waiting: 'Your photo is being checked.',
  photo_ready: 'Your photo is ready.',
  photo_refused: 'This photo was not taken. Choose another one.',
  property_listed: 'Your property is listed.',
  property_updated: 'Your property has been updated.',
  property_removed: 'Your property has been taken down.',
  own_property: 'Your property.',
  own_properties: 'Your properties.',
  no_properties: 'No Posts Available',
  room_available: 'The room can be found again.',
  room_unavailable: 'The room is no longer shown to travellers.',
  own_figures: 'Your figures.',
  request_sent: 'Your request has been sent. The owner answers within a day.',
  booking_requests: 'Booking requests.',
  no_pending_bookings: 'No Pending Bookings',
  no_active_bookings: 'No Active Bookings',
  no_bookings: 'No bookings yet.',
  booking_details: 'The booking.',
  request_withdrawn: 'Your request has been taken back.',
  booking_cancelled: 'The booking has been cancelled.',
  requests_accepted: 'Accepted.',
  requests_rejected: 'Declined.',
  none_to_accept: 'No Bookings to Accept',
  none_to_reject: 'No Bookings to Reject',
  room_calendar: 'The nights that are taken.',
  own_nights: 'The nights of your rooms.',
  nights_closed: 'The nights are closed.',
  nights_opened: 'The nights are open.',
  request_to_answer: 'A request that waits for your answer.',
} as const;

export type AnswerCode = keyof typeof answerSentences;

/** What a handler answers beside its data: `{ code, message }`. */
export function answer(code: AnswerCode): { code: AnswerCode; message: string } {
  return { code, message: answerSentences[code] };
}
