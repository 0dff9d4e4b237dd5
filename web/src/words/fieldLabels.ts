import { t } from '@lingui/core/macro';
import type { FieldName } from '../../../shared/rules/fieldNames.ts';

/** What every field is called, in forms and in what is said of it. */
const labels: Record<FieldName, () => string> = {
  firstName: () => t`First Name`,
  lastName: () => t`Last Name`,
  userName: () => t`Name`,
  email: () => t`Email`,
  password: () => t`Password`,
  newPassword: () => t`New password`,
  confirmPassword: () => t`Confirm password`,
  otp: () => t`Code`,
  DateOfBirth: () => t`Date of Birth`,
  Gender: () => t`Gender`,
  phoneNumber: () => t`Contact Number`,
  contactNumber: () => t`Contact Number`,
  companyName: () => t`Company Name`,
  name: () => t`Name`,
  description: () => t`Description`,
  classType: () => t`Class type`,
  class: () => t`Class type`,
  Location: () => t`Location`,
  location: () => t`Location`,
  street: () => t`Street`,
  city: () => t`City`,
  state: () => t`State`,
  country: () => t`Country`,
  zipCode: () => t`Zip code`,
  roomNumber: () => t`Room number`,
  No_of_beds: () => t`Number of beds`,
  capacity: () => t`Guest capacity`,
  price: () => t`Price per night`,
  availability: () => t`Availability`,
  contentType: () => t`Content type`,
  size: () => t`Size`,
  minCapacityMembers: () => t`Minimum capacity`,
  maxCapacityMembers: () => t`Maximum capacity`,
  minPrice: () => t`Minimum price`,
  maxPrice: () => t`Maximum price`,
  sort: () => t`Sort`,
  limit: () => t`Limit`,
  offset: () => t`Offset`,
  skip: () => t`Skip`,
};

export function labelOf(name: FieldName): string {
  return labels[name]();
}

/** The label of the field at the end of an issue's path, such as `hotelDetail.rooms.0.price`. */
export function labelAt(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('.') + 1);
  return Object.hasOwn(labels, name) ? labelOf(name as FieldName) : undefined;
}
