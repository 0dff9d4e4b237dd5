import type { TravellerForm } from '../../../../shared/rules/signup.ts';

/** A signup before anything was typed. */
export const emptyPerson: TravellerForm = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  DateOfBirth: '',
  Gender: '',
  phoneNumber: '',
};
