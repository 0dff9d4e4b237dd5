import { t } from '@lingui/core/macro';
import type { AnswerCode } from '../../../shared/answers.ts';

const words: Record<AnswerCode, () => string> = {
  healthy: () => t`Sarai is up.`,
  rooms_found: () => t`Rooms found.`,
  no_rooms_match: () => t`No rooms match this search.`,
  no_rooms_here: () => t`No rooms are listed here yet.`,
  featured_rooms: () => t`Featured rooms.`,
  room_details: () => t`Room details.`,
  signed_up: () => t`Welcome to Sarai.`,
  logged_in: () => t`You are logged in.`,
  logged_out: () => t`You have been Logged out`,
  own_profile: () => t`Your profile.`,
  profile_updated: () => t`Your profile has been updated.`,
  code_sent: () => t`A mail is on its way. If this email has an account, it brings a 6-digit code.`,
  code_right: () => t`The code is right. Now choose a new password.`,
  password_changed: () => t`Your password has been changed. Log in with the new one.`,
  upload_allowed: () => t`Send your photos now.`,
  photo_waiting: () => t`Your photo is being checked.`,
  photo_ready: () => t`Your photo is ready.`,
  photo_refused: () => t`This photo was not taken. Choose another one.`,
  property_listed: () => t`Your property is listed.`,
  property_updated: () => t`Your property has been updated.`,
  property_removed: () => t`Your property has been taken down.`,
  own_property: () => t`Your property.`,
  own_properties: () => t`Your properties.`,
  no_properties: () => t`No Posts Available`,
  room_available: () => t`The room can be found again.`,
  room_unavailable: () => t`The room is no longer shown to travellers.`,
  own_figures: () => t`Your figures.`,
};

/** What a successful call says, in the reader's language; its own sentence for a code that is not known here. */
export function sayAnswer({ code, message }: { code: AnswerCode; message: string }): string {
  return Object.hasOwn(words, code) ? words[code]() : message;
}
