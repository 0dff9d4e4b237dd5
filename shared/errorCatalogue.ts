import { bookingErrors } from './bookingErrors.ts';
import { calendarErrors } from './calendarErrors.ts';
import { ledgerErrors } from './ledgerErrors.ts';
import { messageErrors } from './messageErrors.ts';
import { paymentErrors } from './paymentErrors.ts';
import { requestLimits } from './rules/requestLimits.ts';
import { staffBounds } from './rules/staff.ts';
import { waitReasons } from './rules/waits.ts';

/**
 * Every error the product can answer with: its HTTP status and the sentence a person reads when nothing more
 * particular is known. The wire form is always `{ message, code, params?, issues? }`.
 */
export const errorCatalogue = {
  invalid_request: { status: 400, message: 'Please check what you entered and try again.' },
  malformed_json: { status: 400, message: 'The request could not be read. Send a valid JSON body.' },
  invalid_cursor: { status: 400, message: 'This page link is no longer valid. Start again from the first page.' },
  code_wrong: { status: 400, message: 'This code is not right. Check the newest mail and try again.' },
  code_expired: { status: 400, message: 'This code has expired. Ask for a new one.' },
  not_signed_in: { status: 401, message: 'You are not logged in, or your session has ended. Please log in again.' },
  wrong_credentials: { status: 401, message: 'Email or password is not right. Check both, or reset your password.' },
  account_suspended: {
    status: 403,
    message: 'Sarai has suspended this account. Write to us if you think that this is a mistake.',
  },
  not_through_site: { status: 403, message: 'Call the API at the address of the site, under /api.' },
  email_unconfirmed: {
    status: 403,
    message: 'Confirm your email before you send a request. We send you a code and a link for it.',
  },
  password_needed: { status: 403, message: 'Give your password to change the email of your account.' },
  not_for_staff: { status: 403, message: 'Only the owner of the hotel can see or change this. Ask the owner.' },
  inviter_unconfirmed: {
    status: 403,
    message: 'Confirm your email before you invite somebody. We send you a code and a link for it.',
  },
  not_yours: { status: 403, message: 'This belongs to another account.' },
  refused_by_host: { status: 403, message: 'This host takes no requests from you. Choose a room of another host.' },
  room_not_found: { status: 404, message: 'This room is not listed any more. Search again to find another one.' },
  kind_not_found: { status: 404, message: 'None of your rooms is of this kind any more. Load the page again.' },
  extra_not_found: { status: 404, message: 'An extra is not one of yours any more. Load the page again.' },
  property_not_found: { status: 404, message: 'This property is not in your list. It may have been taken down.' },
  photo_not_found: { status: 404, message: 'This photo is not one of your uploads. Add it again.' },
  booking_not_found: { status: 404, message: 'This booking is not one of yours. Look at your list of bookings.' },
  review_not_found: { status: 404, message: 'Nothing was written about this stay yet.' },
  closing_not_found: { status: 404, message: 'These nights are not closed any more. Look at the month again.' },
  not_found: { status: 404, message: 'There is nothing at this address. Check it and try again.' },
  method_not_allowed: { status: 405, message: 'This address does not take this kind of request.' },
  conflict: { status: 409, message: 'Another version of this was saved just now. Look at it, then try again.' },
  room_unavailable: { status: 409, message: 'This room takes no guests at the moment. Choose another room.' },
  too_few_rooms: {
    status: 409,
    message: 'This hotel has fewer of these rooms. Ask for fewer, or add rooms of another kind.',
  },
  already_staff: { status: 409, message: 'This person helps you already.' },
  too_many_staff: {
    status: 409,
    message: `${staffBounds.most} people at most can help you. Send somebody away, or take an invitation back.`,
  },
  nights_taken: { status: 409, message: 'This room is taken on some of these nights. Choose other days.' },
  nights_booked: {
    status: 409,
    message: 'None of these nights is free. Nights that are booked or closed already cannot be closed.',
  },
  price_changed: {
    status: 409,
    message: 'The price of this room has changed. Look at the new price, then send again.',
  },
  ...bookingErrors,
  ...calendarErrors,
  ...messageErrors,
  ...paymentErrors,
  ...ledgerErrors,
  stay_not_over: { status: 409, message: 'You can write about a stay once it is over, and about no other.' },
  review_written: { status: 409, message: 'You have reviewed this hotel already. A guest reviews a hotel once.' },
  review_answered: { status: 409, message: 'This review has an answer already. A review is answered once.' },
  sent_before: {
    status: 409,
    message:
      'You sent another request from here before. It stands among your bookings. Send again to ask for this as well.',
  },
  listed_before: {
    status: 409,
    message:
      'You listed another property from here before. It stands among your properties. Submit again to list this as well.',
  },
  closed_before: {
    status: 409,
    message:
      'You closed other nights from here before. They stand among your closed nights. Send again to close these as well.',
  },
  closing_under_way: {
    status: 409,
    message: 'These nights are still being closed or opened. Please try again in a minute.',
  },
  being_changed: {
    status: 409,
    message: 'The owner is changing this property right now. Please try again in a minute.',
  },
  email_taken: {
    status: 409,
    message: 'There is an account with this email already. Log in, or reset your password.',
  },
  email_is_confirmed: {
    status: 409,
    message: 'Your email is confirmed, and stays as it is. Write to us to change it.',
  },
  has_active_bookings: {
    status: 409,
    message: 'This property has active bookings ahead. It can be taken down after the last of them.',
  },
  room_has_bookings: {
    status: 409,
    message: 'A room with active bookings ahead cannot be removed. Cancel them first, or switch the room off.',
  },
  guest_gone: { status: 409, message: 'The account of this guest is gone.' },
  too_many_properties: {
    status: 409,
    message: 'Your account has reached its limit of properties. Take one down, or write to us to list more.',
  },
  link_needed: {
    status: 409,
    message: 'Too many wrong codes were tried for this email. Open the link in the newest mail instead.',
  },
  link_unopened: {
    status: 409,
    message: 'The link in the mail has not been pressed yet. Type the code, or press the link.',
  },
  code_used: { status: 409, message: 'This code was used already. Go on to the new password, or ask for a new code.' },
  link_ended: {
    status: 410,
    message: 'This link does not work any more. Log in to answer your pending requests.',
  },
  email_link_ended: {
    status: 410,
    message: 'This link does not work any more. Ask for a new one where you are logged in.',
  },
  invitation_ended: {
    status: 410,
    message: 'This invitation has ended, or was accepted before. Log in, or ask the owner for another one.',
  },
  recovery_ended: { status: 410, message: 'This password reset has ended. Start again with your email.' },
  payload_too_large: { status: 413, message: 'The request is too large. Send 100 KB at most.' },
  too_many_attempts: { status: 429, message: `${waitReasons.too_many_attempts} Please wait a while and try again.` },
  work_needed: {
    status: 429,
    message: 'Many people use your network right now. Please try again in a few minutes, or from another network.',
  },
  too_many_listings: {
    status: 429,
    message: 'Until its email is confirmed, an account has ten listings at most. Confirm yours on the dashboard.',
  },
  too_many_waiting: {
    status: 429,
    message: `You have ${requestLimits.waiting} open requests; that is the limit. Wait for an answer, or take one back.`,
  },
  too_many_waiting_here: {
    status: 429,
    message: `You have ${requestLimits.waitingAtProperty} open requests at this hotel; that is the limit. Wait for an answer, or take one back.`,
  },
  too_many_newcomers: {
    status: 429,
    message:
      'Too many new guests from your network wait for this room on these nights. Choose other nights or another room.',
  },
  code_just_sent: { status: 429, message: `${waitReasons.code_just_sent} Please wait a while and try again.` },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again in a moment.' },
  unavailable: { status: 503, message: 'Sarai cannot answer right now. Please try again in a moment.' },
  mail_unavailable: { status: 503, message: `${waitReasons.mail_unavailable} Please try again in a minute.` },
  uploads_unavailable: { status: 503, message: 'Photos cannot be taken right now. Please try again in a minute.' },
  writes_rest: {
    status: 503,
    message:
      'Sarai can be read right now, but nothing can be changed: we are putting something right. Please send this again later.',
  },
  timeout: { status: 503, message: 'This took too long. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;
