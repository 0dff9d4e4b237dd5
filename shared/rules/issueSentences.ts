/**
 * Everything that can be wrong with what was sent, and the sentence that the API says about it; `{name}` stands for a
 * parameter. For the site it is the key of the translation.
 */
export const issueSentences = {
  required: '{label} is required',
  malformed: '{label} is not in the expected form',
  hidden_characters: '{label} has characters that cannot be seen. Type it anew instead of pasting it.',
  too_long: '{label} must have {max} characters at most',
  too_many_digits: '{label} must have {max} digits at most',
  not_whole: '{label} must be a whole number from {min} to {max}',
  not_one_of: '{label} must be one of {options}',
  min_above_max: '{label} must not be above the maximum',
  only_of_all: 'Hosts can be chosen of the newest of all rooms alone',
  not_an_id: 'This id is not one of ours. Follow a link from a list instead.',
  email_without_at: 'Email must contain @',
  email_incomplete: 'Enter a complete email address, such as name@example.com',
  email_not_latin: 'Mail reaches addresses in Latin letters only, such as name@example.com',
  password_weak:
    'Password must be at least 8 characters with at least 1 UpperCase,LowerCase,number and special character.',
  password_short: 'Password must be at least 8 characters',
  password_long: 'Password must have {max} characters at most',
  passwords_differ: 'The two passwords do not match',
  birth_not_past: 'Date of Birth must be a day in the past, such as 05/24/92',
  phone_not_digits: 'Contact Number must contain only numbers',
  otp_not_six_digits: 'Enter the 6-digit code',
  zip_not_five_digits: 'Zip code must have 5 digits, such as 47150',
  room_number_repeated: 'Another room of this property has this number',
  no_rooms: 'A property needs one room at least',
  too_many_rooms: 'A property has {max} rooms at most',
  too_many_offers:
    'A property has {max} kinds of rooms at most. Give rooms that are alike the same capacity, beds and price.',
  too_many_photos: 'A room has {max} photos at most',
  no_photos: 'Choose a photo first.',
  too_many_new_photos: 'Save with {max} new photos at most, then add the others.',
  photo_not_uploaded: 'This photo has not been uploaded. Add it again.',
  photo_not_own: 'This photo is not one of your uploads. Add it again.',
  photo_not_ready: 'This photo is not ready yet. Wait for it, or remove it.',
  photo_of_another_property: 'This photo belongs to another property. Add it again for this one.',
  photo_too_large: 'This photo is larger than {max} MB. Choose a smaller one.',
  photo_unknown_type: 'This is not a photo that we can read. Choose a JPEG, PNG, WebP or AVIF file.',
  photo_damaged: 'This photo is damaged or not complete. Choose it again, or choose another one.',
  photo_too_many_pixels: 'This photo has more than {max} megapixels. Choose a smaller one.',
  photo_avif_too_many_pixels:
    'This photo is an AVIF file of more than {max} megapixels. Choose a smaller one, or a JPEG.',
  photo_too_small: 'This photo is too small: it needs {min} pixels in width and height at least.',
  photo_failed: 'This photo could not be checked. Add it again, or choose another one.',
  no_such_day: '{label} must be a day, such as 2027-07-12',
  arrival_past: 'Check-in must be today or later',
  arrival_too_far: 'Check-in can be {max} days ahead at most',
  too_late_today: 'A room for today can be asked for until {hour}:00 in Pakistan. Choose tomorrow or later.',
  checkout_not_after: 'Check-out must be after check-in',
  stay_too_long: 'A stay has {max} nights at most',
  too_many_guests: 'This room sleeps {max} guests at most',
  not_a_month: 'The month must be written as 2027-07',
  request_key_malformed: 'The request key must have 16 to 64 letters, digits, hyphens or underscores',
} as const;

export type IssueCode = keyof typeof issueSentences;
