import type { profileFields, signupFields } from './accounts.ts';
import type { fileFields } from './photoUploads.ts';
import type { addressFields, hotelFields, locationFields, roomFields } from './property.ts';
import type { codeFields, newPasswordFields } from './recovery.ts';
import type { browseFields, featuredFields, searchFields } from './search.ts';

/** The name of every field that a form or a query has, as it is sent: the last part of an issue's path. */
export type FieldName =
  | keyof typeof signupFields.vendor
  | keyof typeof profileFields.vendor
  | keyof typeof codeFields
  | keyof typeof newPasswordFields.vendor
  | keyof typeof hotelFields
  | keyof typeof locationFields
  | keyof typeof addressFields
  | keyof typeof roomFields
  | keyof typeof fileFields
  | keyof typeof searchFields
  | keyof typeof browseFields
  | keyof typeof featuredFields
  | 'availability';
