import { answerSentences } from '../shared/answers.ts';
import { errorCatalogue } from '../shared/errorCatalogue.ts';
import { fileFields } from '../shared/photos/photoUploads.ts';
import { genders, profileFields, signupFields } from '../shared/rules/accounts.ts';
import { hotelAmenities, roomAmenities } from '../shared/rules/amenities.ts';
import { booksFields } from '../shared/rules/books.ts';
import { calendarForm } from '../shared/rules/calendarForms.ts';
import { classTypes } from '../shared/rules/catalogue.ts';
import { reasonSentences } from '../shared/rules/declineReasons.ts';
import { deskDayField } from '../shared/rules/deskDays.ts';
import { issueSentences } from '../shared/rules/issueSentences.ts';
import { bookDayField, countField, lineFields, lineNoteField } from '../shared/rules/ledgerFields.ts';
import { mapFields } from '../shared/rules/mapFields.ts';
import { nightFields } from '../shared/rules/nights.ts';
import { ownBookingForm } from '../shared/rules/ownBookings.ts';
import { childAge, chosenExtraFields } from '../shared/rules/party.ts';
import { accountFields, advanceFields, proofFields } from '../shared/rules/paymentFields.ts';
import { proofForm } from '../shared/rules/payments.ts';
import { namesOnPages } from '../shared/rules/places.ts';
import { addressFields, hotelFields, kindFields, locationFields, roomFields } from '../shared/rules/property.ts';
import {
  childFields,
  dayRateFields,
  dayRateName,
  extraFields,
  longStayFields,
  ratePrice,
  ratesLabels,
  seasonFields,
  weekdayField,
} from '../shared/rules/ratesFields.ts';
import { codeFields, newPasswordFields } from '../shared/rules/recovery.ts';
import { reportFields } from '../shared/rules/reports.ts';
import { answerFields, reviewFields } from '../shared/rules/reviews.ts';
import { browseFields, featuredFields, searchFields } from '../shared/rules/search.ts';
import { closingNoteField, hostNoteField, reasonField, requestFields } from '../shared/rules/stays.ts';
import { termsFields } from '../shared/rules/termsFields.ts';
import { urduFields } from '../shared/rules/urduFields.ts';
import { waitReasons } from '../shared/rules/waits.ts';

const forms = [
  ...[signupFields.vendor, profileFields.vendor, codeFields, newPasswordFields.vendor],
  ...[hotelFields, urduFields, locationFields, addressFields, mapFields, roomFields, kindFields, fileFields],
  ...[hotelAmenities, roomAmenities],
  ...[searchFields, browseFields, featuredFields, requestFields],
  ...[reviewFields, answerFields, calendarForm],
  ...[nightFields, { reasonField, closingNoteField, hostNoteField, deskDayField }, reportFields, ownBookingForm],
  ...[childFields, extraFields],
  ...[seasonFields, dayRateFields, longStayFields, { dayRateName, ratePrice, weekdayField }],
  ...[chosenExtraFields, { childAge }],
  ...[accountFields, advanceFields, proofFields, proofForm, termsFields, booksFields],
  ...[lineFields, { lineNoteField, countField, bookDayField }],
];

/** Title and description of the site at search engines. */
export const pageWords = {
  title: "Sarai: rooms in Pakistan's northern areas",
  description:
    'Find a room in Murree, Swat, Hunza, Kashmir, Gilgit or Skardu, ask the owner, and pay at the hotel in rupees.',
};

/** Every sentence, label and place of `shared/` that the site says, for the catalogs of translators. */
export const sharedSentences: readonly string[] = [
  ...Object.values(issueSentences),
  ...Object.values(errorCatalogue).map(({ message }) => message),
  ...Object.values(waitReasons),
  ...Object.values(answerSentences),
  ...Object.values(reasonSentences),
  ...namesOnPages(),
  ...genders,
  ...classTypes,
  ...Object.values(ratesLabels),
  ...forms.flatMap((fields) => Object.values(fields).map(({ label }) => label)),
];
